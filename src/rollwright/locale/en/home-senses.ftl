# Settings for the ear, the eye and the hand.
settings-touch = Vibration
settings-touch-why = A phone answers softly to a stroke, a roll and a refusal.
settings-contrast = High contrast
settings-contrast-why = Black print on plain paper, with clear edges.
settings-text = Large text
settings-text-why = Everything that is read is larger, beside what the system has set.
settings-left = For the left hand
settings-left-why = Keys and dice lie on the left.
