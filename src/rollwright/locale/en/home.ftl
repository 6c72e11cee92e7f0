# The page around the table: home, opening a table, sitting down, settings.
name = Rollwright

lost-title = There is nothing here
lost-sentence = This address leads to no table and no page. Back home you can open one.
