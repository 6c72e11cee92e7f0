# Why a request about hints, a teacher or trying again was refused, one sentence for each code.
error-no-hints = Hints are off at this table. The person who opens the next one can allow them.
error-hint-after-done = You are done with this round, so there is no hint any more. Take Done back, or ask in the next round.
error-not-your-seat = A hint is for your own seat only.
error-no-teacher = Nobody teaches at this table. A teacher can be chosen where a table is opened, in games that can be reviewed.
