/** The rules laid over whatever is on the table: a person who reads them there keeps the seat. */
class Rulebook {
  /** The game whose rules are open. */
  game = $state<string | null>(null);
}

export const rulebook = new Rulebook();
