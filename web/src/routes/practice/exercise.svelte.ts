/** An exercise under way. It stands where a table has its line: the server says what follows from the actions. */
import { Refused, sentenceOf } from '../../lib/api/http';
import { newId } from '../../lib/api/new-id';
import type { ExerciseCard, Practised } from '../../lib/api/types';
import { practise } from '../../lib/practice/requests';
import type { Position } from '../../lib/practice/schedule';
import type { Listener, Connection, Wish } from '../../lib/table/socket';

export class Attempt implements Connection {
  /** The answer after Done. */
  verdict = $state.raw<Practised>();
  /** Done is said, and the choice is being weighed. */
  weighing = $state(false);
  #listener: Listener | undefined;
  #actions: string[] = [];
  #shown: Pick<Practised, 'choices' | 'view'> | undefined;
  #last: Promise<void> = Promise.resolve(); // one request after the other

  constructor(
    readonly position: Position,
    readonly card: ExerciseCard,
  ) {}

  dial(listener: Listener): this {
    this.#listener = listener;
    const { hello } = this.card;
    queueMicrotask(() => {
      listener.connection('up');
      listener.hear({ ...hello, state: { ...hello.state, ...this.#shown } });
    });
    return this;
  }

  ask(wish: Wish): string {
    const id = newId();
    if (wish.type === 'move') this.#last = this.#last.then(() => this.#answer(id, wish.actions));
    return id;
  }

  async #answer(id: string, actions: readonly string[]): Promise<void> {
    const said = [...this.#actions, ...actions];
    this.weighing = actions.includes('done');
    try {
      const answer = await practise(this.position, said);
      [this.#actions, this.#shown] = [said, answer];
      if (answer.lesson) this.verdict = answer;
      const { paths } = this.card.hello;
      const patch = [paths.indexOf('choices'), answer.choices, paths.indexOf('view'), answer.view];
      this.#listener?.hear({ type: 'update', patch, answers: [id] });
    } catch (error) {
      const code = error instanceof Refused ? error.code : 'broken';
      this.#listener?.hear({ type: 'refused', id, code, sentence: sentenceOf(error) });
    }
    this.weighing = false;
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
