# In English only.

level-illegal = against the rules
