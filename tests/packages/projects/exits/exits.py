"""A package that ends the program as soon as it is imported."""

import sys

sys.exit("goodbye")
