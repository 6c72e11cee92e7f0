"""What lies around the application: the way of every request from the connection to its route."""
