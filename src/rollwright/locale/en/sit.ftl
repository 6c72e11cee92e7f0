## Paper at a live table
on-paper-sit = I write on paper
on-paper-sit-why = You follow the dice here, and enter your sheet at the end.
on-paper-choose = Write on paper
on-paper-chosen = On paper ✓
