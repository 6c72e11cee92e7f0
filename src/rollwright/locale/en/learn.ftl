# A lesson: its slip and its keys. The sentences of each game's lesson are in lesson-<game>.ftl.
learn-title = Learn { $game }
learn-step = Lesson, step { $step } of { $count }
learn-next = Next
learn-skip = Skip
learn-skipped = The lesson waits for you on the card of the game. What now?
learn-home = All games
# For the ear: the cell that the sentence is about.
learn-where = That is { $cell }.
learn-hint = Not there yet: what you need is lit.
learn-hint-next = One thing first: read this, then Next.
