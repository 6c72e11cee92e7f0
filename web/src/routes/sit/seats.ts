/** What the door says about the seats of a table. */
import type { Hello, Pencil, SeatCard, TableState } from '../../lib/api/types';
import { PENCILS } from '../../lib/parts/pencils';
import { known, say } from '../../lib/locale/messages.svelte';

/** What the door needs of a table: the greeting of the socket has it, and so has the card that came with the page. */
export type Invitation = Pick<Hello, 'game' | 'options' | 'pace' | 'commitment' | 'me'>;
export type Seats = Pick<TableState, 'phase' | 'seats'>;

export const isFree = (seat: SeatCard): boolean => !seat.name && !seat.bot;

export interface TakenPencils {
  owner(pencil: Pencil): string | undefined;
  /** The wanted pencil, or the first that nobody has. */
  pick(wanted: Pencil): Pencil;
}

export function takenPencils(seats: readonly SeatCard[]): TakenPencils {
  const people = seats.filter((seat) => seat.name && !seat.bot);
  const owner = (pencil: Pencil): string | undefined => people.find((seat) => (seat.pencil ?? 'moss') === pencil)?.name;
  return {
    owner,
    pick: (wanted) =>
      owner(wanted) === undefined ? wanted : (PENCILS.find((pencil) => owner(pencil) === undefined) ?? wanted),
  };
}

/** The table's options in words: "pad A". What is as usual has none. */
export function spokenOptions(hello: Pick<Hello, 'game' | 'options'>): string {
  return Object.entries(hello.options)
    .flatMap(([option, value]) => {
      const word = `option-${hello.game}-${option}`;
      if (known(`${word}-${String(value)}-short`)) return say(`${word}-${String(value)}-short`);
      return known(`${word}-short`) && value ? say(`${word}-short`, { value: Number(value) }) : [];
    })
    .join(', ');
}
