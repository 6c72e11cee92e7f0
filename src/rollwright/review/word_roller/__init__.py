"""Review Word Roller: words and points left lying, the luck of the letters, and the cards."""
