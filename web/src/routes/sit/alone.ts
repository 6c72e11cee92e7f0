/** A table for one, already seated: its page begins the game. */
import { layTable } from '../../lib/api/early-line';
import { newId } from '../../lib/api/new-id';
import type { GameCard } from '../../lib/api/types';
import { proposed, terms } from '../../lib/games/terms';
import { say, words } from '../../lib/locale/messages.svelte';
import { LEAVING } from '../../lib/shell/errand.svelte';
import { go } from '../../lib/shell/router.svelte';
import { loadProfile } from './profile';

const asked = new Map<string, string>(); // the id of the wish for a table of each game: asked again, it is the same

export async function playAlone(game: GameCard): Promise<typeof LEAVING> {
  const { name, pencil } = loadProfile();
  const options = { ...proposed(game, 1), ...terms(game.id).usual?.(words.language) };
  const id = asked.get(game.id) ?? newId();
  asked.set(game.id, id);
  const person = { name: name || say('name-alone'), pencil };
  const link = await layTable({ id, game: game.id, options, seats: game.seats[0], person });
  asked.delete(game.id);
  go(`/table/${link}`);
  return LEAVING;
}
