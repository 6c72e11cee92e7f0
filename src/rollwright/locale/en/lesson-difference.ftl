# Difference's lesson: a sentence of 20 words at most for each step. `-hint`: after two taps that are not the right ones.
difference-lesson-look = The middle card and yours show one scene. They differ in exactly two places.
difference-lesson-claim = Today both places are lit. { PRESS("Tap", "Click") } them on your card, one after the other.
difference-lesson-claim-hint = Not these two. The places that count today are lit.
difference-lesson-found = Right. Your card lies in the middle now, and all see for a moment where the two places were.
difference-lesson-next = Your next card is turned. Compare it with the one in the middle: two new places.
difference-lesson-closer = { PRESS("Two fingers or a double tap", "The wheel or a double click") } bring you closer. Press a mark again and it is gone.
difference-lesson-wrong = In company all search at once. A wrong place costs you three seconds of waiting.
difference-lesson-end = That is all. The first to lay the last card wins.
