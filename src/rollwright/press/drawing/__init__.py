"""A paper drawn as SVG in millimetres, blank or with what is written on it: the one renderer of the press."""
