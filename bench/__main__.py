"""`make bench`: everything we measure."""

from bench import server

server.main()
