"""What can be asked of the server, by HTTP and over the socket."""
