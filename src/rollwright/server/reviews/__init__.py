"""Reviews of finished tables: asked for over HTTP, made one at a time in a process of their own, kept in the store."""
