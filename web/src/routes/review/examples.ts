/** How games are typed in from paper: the first lines of each game that can be typed. Tests read them by the rules. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  splitter: `game splitter
option pad=A
seat Ada
round 3 5
Ada: 3L4
…`,
  'make-a-difference': `game make-a-difference
option mode=A
seat Ada
round 4 2
Ada: fa, gb
…`,
  hexroller: `game hexroller
option side=front
seat Ada
round 3 4 4 4 6 7 7 8
Ada: choose 3, F1, choose 4, C3, C4, C2
…`,
  'word-roller': `game word-roller
option words=en
seat Ada
card Ada 3a
deck two-words, reroll, letter
round A E H T R N C S
Ada: HEART r5c3 down, take two-words
…`,
};
