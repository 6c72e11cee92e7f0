# The page without the server.
offline-title = The server cannot be reached.
offline-works = The rules and the lessons work without it. Tables need the server.
offline-needs = This page needs it. The rules and the lessons work without it.
offline-back = The server can be reached again.
offline-rules = Rules and lessons
