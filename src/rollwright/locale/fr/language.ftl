# The name of this language in itself: every page has those of all languages.
language-name = Français
