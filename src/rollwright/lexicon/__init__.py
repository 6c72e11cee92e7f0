"""Word lists and word search, for the word game and its bots."""

from rollwright.lexicon.coarse import is_coarse
from rollwright.lexicon.house import read_house
from rollwright.lexicon.letters import count_letters, fold
from rollwright.lexicon.lists import WordList, word_list

__all__ = ["WordList", "count_letters", "fold", "is_coarse", "read_house", "word_list"]
