/** A table for one, already seated: its page begins the game. */
import { openTable, sitDown } from '../../lib/api/http';
import type { GameCard } from '../../lib/api/types';
import { proposed, terms } from '../../lib/games/terms';
import { say, words } from '../../lib/locale/messages.svelte';
import { go } from '../../lib/shell/router.svelte';
import { loadProfile } from './profile';

export async function playAlone(game: GameCard): Promise<void> {
  const { name, pencil } = loadProfile();
  const { table, link } = await openTable({
    game: game.id,
    options: { ...proposed(game, 1), ...terms(game.id).usual?.(words.language) },
    seats: game.seats[0],
  });
  await sitDown(table, { name: name || say('name-alone'), pencil });
  go(`/table/${link}`);
}
