# What the server itself shows in a browser.
server-not-built-title = The page is not built yet
server-not-built-text = The server is running. Run “make play” in the project’s folder, then load this page again.
server-password-title = This site has a password
server-password-text = The person who runs it can tell you the password. This browser is then asked no more.
server-password-label = Password
server-password-enter = Go in
server-password-slowly = Too many wrong passwords came from here. Wait a minute, then try again.
server-app-description = A table for pencil-and-dice games, alone or with friends.
