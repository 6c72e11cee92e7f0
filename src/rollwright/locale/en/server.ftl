# What the server itself shows in a browser.
server-not-built-title = The page is not built yet
server-not-built-text = The server is running. Run “make play” in the project’s folder, then load this page again.
