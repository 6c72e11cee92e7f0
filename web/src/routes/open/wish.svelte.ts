/** The table that somebody is about to open: which options the page offers, how it shows them, and what was chosen. */
import type { GameCard, OptionInfo } from '../../lib/api/types';
import { seatsFor, terms, usualOptions, type OptionValue } from '../../lib/games/terms';
import { isBuiltIn, known, words } from '../../lib/locale/messages.svelte';

const FEW = 5; // so many options in words need no fold

export class TableWish {
  seats = $state(4);
  bots = $state(1);
  /** Options by id. They stay when another game is chosen, for games may have options of the same name. */
  #chosen = $state<Record<string, OptionValue>>({});

  /** `card`: the game that is chosen, once it is known. */
  constructor(private readonly card: () => GameCard | undefined) {}

  readonly #game = $derived.by(() => this.card());
  readonly #options = $derived(this.#game?.options ?? []);
  readonly #terms = $derived(terms(this.#game?.id ?? ''));
  /** The values that the author recommends for so many seats, and those of the page's language. */
  readonly #usual = $derived(usualOptions(this.#game, this.seats, words.language));

  /** All options with their values. */
  readonly all = $derived(Object.fromEntries(this.#options.map((option) => [option.id, this.valueOf(option)])));
  /** How few and how many may sit down with these options. */
  readonly limits = $derived(seatsFor(this.#game, this.all));

  /** Options whose values are drawn as sheets. */
  readonly drawn = $derived(this.#options.filter((option) => this.#isDrawn(option)));
  readonly #inWords = $derived(this.#options.filter((option) => !this.#isDrawn(option) && this.#isOffered(option)));
  readonly #idle = $derived(this.#terms.idle?.(this.all) ?? []);
  /** Options in words that mean something beside the others. */
  readonly #further = $derived(this.#inWords.filter(({ id }) => !this.#idle.includes(id)));
  readonly #often = $derived(
    this.#terms.often ?? (this.#inWords.length <= FEW ? this.#inWords.map(({ id }) => id) : []),
  );
  /** Those that are often chosen, or all of them where there are few. */
  readonly above = $derived(this.#further.filter(({ id }) => this.#often.includes(id)));
  /** The others, which lie under a fold. */
  readonly folded = $derived(this.#further.filter(({ id }) => !this.#often.includes(id)));
  /** How many of the folded ones are not as usual. */
  readonly changed = $derived(
    this.folded.filter((option) => this.valueOf(option) !== (this.#usual[option.id] ?? option.default)).length,
  );

  valueOf({ id, default: otherwise }: OptionInfo): OptionValue {
    return this.#chosen[id] ?? this.#usual[id] ?? otherwise;
  }

  choose(id: string, value: OptionValue): void {
    this.#chosen[id] = value;
  }

  /** The options to ask the server for: those that this game shows now. */
  get asked(): Record<string, OptionValue> {
    const shown = [...this.drawn, ...this.#further].map(({ id }) => id);
    const wanted = { ...this.#usual, ...$state.snapshot(this.#chosen) };
    return Object.fromEntries(Object.entries(wanted).filter(([id]) => shown.includes(id)));
  }

  /** Bring the seats within the limits, and the bots within the seats. */
  fit(): void {
    const [low, high] = this.limits;
    this.seats = Math.min(high, Math.max(low, this.seats));
    this.bots = Math.min(this.bots, this.#game?.levels.length === 0 ? 0 : this.seats - 1);
  }

  #isDrawn({ id, kind, values }: OptionInfo): boolean {
    return (
      kind === 'choice' &&
      known(`option-${this.#game?.id}-${id}-${String(values[0])}-line`) &&
      !this.#terms.inWords?.includes(id)
    );
  }

  /** An option of a built-in game is offered if it has words. One of a package is named by its id. */
  #isOffered({ id }: OptionInfo): boolean {
    const game = this.#game?.id ?? '';
    return known(`option-${game}-${id}`) || !isBuiltIn(game);
  }
}
