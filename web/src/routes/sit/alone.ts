/** A table for one person, already seated: its page begins the game. */
import { layTable } from '../../lib/api/early-socket';
import { newId } from '../../lib/api/new-id';
import type { GameCard, LayTable } from '../../lib/api/types';
import { usualOptions } from '../../lib/games/terms';
import { words } from '../../lib/locale/messages.svelte';
import { LEAVING } from '../../lib/shell/pending-action.svelte';
import { go } from '../../lib/shell/router.svelte';
import { codeOf } from '../../lib/site/links';
import { loadLevel } from './levels';
import { asPlayer } from '../../lib/parts/profile';

const asked = new Map<string, string>(); // the id of the wish for a table of each kind: asked again, it is the same
const atOnce = new Set<string>(); // codes of tables that begin without a lobby

export const playAlone = (game: GameCard): Promise<typeof LEAVING> => lay(game, game.seats[0], []);

/** A game against a bot of the level last chosen here. */
export const playBot = (game: GameCard): Promise<typeof LEAVING> =>
  lay(game, Math.max(2, game.seats[0]), [{ level: loadLevel(game) }]);

/** Whether this table was laid to be begun at once: only bots sit beside the person. */
export const beginsAtOnce = (code: string): boolean => atOnce.has(code);

async function lay(game: GameCard, seats: number, bots: NonNullable<LayTable['bots']>): Promise<typeof LEAVING> {
  const options = usualOptions(game, seats, words.language);
  const kind = `${game.id} ${bots.length}`;
  const id = asked.get(kind) ?? newId();
  asked.set(kind, id);
  const link = await layTable({ id, game: game.id, options, seats, bots, person: asPlayer() });
  asked.delete(kind);
  if (bots.length > 0) atOnce.add(codeOf(link));
  go(`/table/${link}`);
  return LEAVING;
}
