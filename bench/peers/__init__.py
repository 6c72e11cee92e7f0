"""The same game on other servers, measured in turn with ours."""
