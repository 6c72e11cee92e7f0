/** A table for one, already seated: its page begins the game. */
import { openTable, sitDown } from '../../lib/api/http';
import type { GameCard, Opened } from '../../lib/api/types';
import { proposed, terms } from '../../lib/games/terms';
import { say, words } from '../../lib/locale/messages.svelte';
import { LEAVING } from '../../lib/shell/errand.svelte';
import { go } from '../../lib/shell/router.svelte';
import { loadProfile } from './profile';

const laid = new Map<string, Opened>(); // tables at which the seat could not be taken yet

export async function playAlone(game: GameCard): Promise<typeof LEAVING> {
  const { name, pencil } = loadProfile();
  const options = { ...proposed(game, 1), ...terms(game.id).usual?.(words.language) };
  const opened = laid.get(game.id) ?? (await openTable({ game: game.id, options, seats: game.seats[0] }));
  laid.set(game.id, opened);
  await sitDown(opened.table, { name: name || say('name-alone'), pencil });
  laid.delete(game.id);
  go(`/table/${opened.link}`);
  return LEAVING;
}
