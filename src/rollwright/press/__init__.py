"""The press: sheets, cards and rules of any game as PDF. The drawings come from the same papers as the page's."""
