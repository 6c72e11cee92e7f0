/** Whether the slip lies open on which the next game of the room is chosen. The table's page draws it. */
export const nextGame = $state({ open: false });
