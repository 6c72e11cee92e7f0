/** A lesson under way. It stands where a table has its server: the right action is answered with the view after it. */
import { newId } from '../../lib/api/new-id';
import type { LessonCard, LessonStep, LessonView } from '../../lib/api/types';
import { known, say } from '../../lib/locale/messages.svelte';
import { partsOf } from '../../lib/table/game-parts';
import type { Listener, Connection, Wish } from '../../lib/table/socket';

export class Lesson implements Connection {
  /** The step that is on, from 0; the number of steps once the lesson is over. */
  at = $state(0);
  /** The sentence about the last action that was not the right one. */
  hint = $state('');
  #done = $state(0); // actions of this step
  #listener: Listener | undefined;

  constructor(
    readonly card: LessonCard,
    start = 0,
  ) {
    this.at = Math.min(Math.max(0, start), card.steps.length);
  }

  get game(): string {
    return this.card.hello.game;
  }

  get step(): LessonStep | undefined {
    return this.card.steps[this.at];
  }

  /** The sentence of the step, or of the end. */
  get sentence(): string {
    return say(`${this.game}-lesson-${this.step?.id ?? 'end'}`);
  }

  /** The next action of the reader, as text; undefined where a key leads on. */
  get awaited(): string | undefined {
    return this.step?.actions[this.#done];
  }

  dial(listener: Listener): this {
    this.#listener = listener;
    const { hello } = this.card;
    queueMicrotask(() => {
      listener.connection('up');
      listener.hear({ ...hello, state: { ...hello.state, ...this.#shown() } });
    });
    return this;
  }

  next(): void {
    if (this.step) [this.at, this.#done, this.hint] = [this.at + 1, 0, ''];
  }

  ask(wish: Wish): string {
    const id = newId();
    if (wish.type === 'move') queueMicrotask(() => this.#answer(id, wish.actions));
    return id;
  }

  #answer(id: string, actions: readonly string[]): void {
    if (!this.#isRight(actions)) {
      this.hint = this.#hint();
      this.#listener?.hear({ type: 'refused', id, code: 'lesson', sentence: '' }); // the lesson says it
      return;
    }
    this.#done += actions.length;
    if (this.awaited === undefined) this.next();
    this.hint = '';
    const { choices, view } = this.#shown();
    const { paths } = this.card.hello;
    const patch = [paths.indexOf('choices'), choices, paths.indexOf('view'), view];
    this.#listener?.hear({ type: 'update', patch, answers: [id] });
  }

  #isRight(actions: readonly string[]): boolean {
    const { means = (said, right) => said === right } = partsOf(this.game);
    return (
      actions.length > 0 &&
      actions.every((said, index) => {
        const right = this.step?.actions[this.#done + index];
        const after = this.step?.views[this.#done + index];
        return right !== undefined && after !== undefined && means(said, right, after.view);
      })
    );
  }

  #hint(): string {
    const own = `${this.game}-lesson-${this.step?.id}-hint`;
    if (known(own)) return say(own);
    return say(this.awaited === undefined ? 'learn-hint-next' : 'learn-hint');
  }

  /** The last view that was reached. */
  #shown(): LessonView {
    const past = this.card.steps.slice(0, this.at).flatMap(({ views }) => views);
    const { choices, view } = this.card.hello.state;
    return [...past, ...(this.step?.views.slice(0, this.#done) ?? [])].at(-1) ?? { choices, view: view as never };
  }

  /** No line can break here: to begin anew is to show what was shown. */
  resync = (): void => {
    if (this.#listener) this.dial(this.#listener);
  };
  retry = this.resync;
  redial = this.resync;

  close(): void {
    this.#listener = undefined;
  }
}
