"""How people are told that it is their move: web push, and a private feed."""
