"""One module for each command of `rollwright`."""
