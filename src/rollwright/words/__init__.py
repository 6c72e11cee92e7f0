"""Word lists and word search, for the word game and its bots."""

from rollwright.words.coarse import is_coarse
from rollwright.words.house import read_house
from rollwright.words.letters import count_letters, fold
from rollwright.words.lists import WordList, word_list

__all__ = ["WordList", "count_letters", "fold", "is_coarse", "read_house", "word_list"]
