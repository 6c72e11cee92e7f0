"""The server: any number of tables, each a log of events; people come by browser, bots sit beside them."""
