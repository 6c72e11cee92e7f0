import { fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answer, asked, cell, fakeSockets, socket, sit } from '../../testing/sit';
import Play from './Play.svelte';
import { toPatch } from '../../testing/samples';
import { REST } from './market.svelte';
import { CAT, HELLO, row, VIEW } from './samples';
import { unfit } from './supply';
import { newCard, type Held, type WordView } from './view';
import { fetchLater as fetchTableLater } from '../../table/later';
import { fetchLater } from './later';

beforeAll(() => Promise.all([fetchLater(), fetchTableLater()]));

fakeSockets();
beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  }; // jsdom has none of the two
  HTMLDialogElement.prototype.close = function (): void {
    this.open = false;
  };
  await sit(HELLO, Play);
});

const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });

/** The line is back, and what was not answered is asked again. */
function comeBack(): void {
  dispatchEvent(new Event('online'));
  socket().open();
}

/** The table has moved on: by this seat's last request, or by itself. */
const comes = (change: Partial<WordView>, choices: string[] = []): Promise<void> =>
  answer({ choices, view: { ...VIEW, ...change } as WordView });

/** A ring gives a card, and the cards have lain there for a moment. */
async function claims(change: Partial<WordView>, choices: string[]): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await comes({ claims: 1, ...change }, choices);
  vi.advanceTimersByTime(REST);
  await tick();
  vi.useRealTimers();
}

test('a word typed is written letter by letter, and the caret goes on over what stands', async () => {
  await fireEvent.click(cell('row 1, column 3, empty'));
  await press(' ');
  for (const key of ['s', 'e', 'a', 't']) await press(key);
  expect(asked()).toEqual(['begin r1c3 down', 'letter S', 'letter E', 'letter T']);
  expect(cell('row 4, column 3, T in pencil')).toBeTruthy();
  expect(cell('row 5, column 3, empty, your word goes down from here')).toBeTruthy();
});

test('the keys of dice in use are off, and say so', async () => {
  await fireEvent.click(screen.getByLabelText('S', { selector: 'button' }));
  expect(screen.getByLabelText('S, used').getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(screen.getByLabelText('S, used'));
  expect(asked()).toEqual(['begin r2c3 across', 'letter S']);
});

test('a letter that no die shows is asked for, and the caret stays', async () => {
  await fireEvent.click(cell('row 1, column 1, empty'));
  await press('q');
  expect(asked()).toEqual(['begin r1c1 across', 'letter Q']);
  expect(cell('row 1, column 1, empty, your word goes across from here')).toBeTruthy();
});

test('why a word cannot stand is said, and the key says what to do', async () => {
  const pencil = row('.....', '.....', '....N', '....O', '.....');
  await comes(
    {
      draft: { cells: ['r3c5', 'r4c5'], dir: 'down', word: 'NO', reason: 'bad-word', wrong: ['CATN'] },
      sheets: [{ ink: CAT, total: 4, pencil, paper: '1a' }, VIEW.sheets[1]!],
    },
    ['undo'],
  );
  expect(screen.getAllByText('CATN is not a word: your N would lengthen CAT.')).toBeTruthy();
  expect(document.querySelectorAll('.bad')).toHaveLength(1);
  expect(screen.getByText('Move or change it').getAttribute('aria-disabled')).toBe('true');
});

test('a word rubbed out while the line is down cannot be turned in before the line is back', async () => {
  const pencil = row('H....', 'E....', 'N....', '.....', '.....');
  await comes(
    {
      draft: { cells: ['r1c1', 'r2c1', 'r3c1'], dir: 'down', word: 'HEN' },
      sheets: [{ ink: CAT, total: 4, pencil, paper: '1a' }, VIEW.sheets[1]!],
    },
    ['undo', 'done'],
  );
  expect(screen.getByText('Write it').getAttribute('aria-disabled')).toBe('false');
  socket().close();
  await fireEvent.click(screen.getByText('Undo'));
  expect(cell('row 2, column 1, E in pencil')).toBeTruthy();
  expect(screen.queryByText('Write it')).toBeNull();
  expect(screen.getByText('Not a word yet').getAttribute('aria-disabled')).toBe('true');
  await press('Enter');
  comeBack();
  expect(asked()).toEqual(['undo']);
});

test('a word written before the line went down can be turned in by keyboard too', async () => {
  const pencil = row('H....', 'E....', 'N....', '.....', '.....');
  await comes(
    {
      draft: { cells: ['r1c1', 'r2c1', 'r3c1'], dir: 'down', word: 'HEN' },
      sheets: [{ ink: CAT, total: 4, pencil, paper: '1a' }, VIEW.sheets[1]!],
    },
    ['undo', 'done'],
  );
  socket().close();
  await press('Enter');
  comeBack();
  expect(asked()).toEqual(['done']);
});

test('taking a card by keyboard moves the focus to the cards and back, and announces the clock once', async () => {
  cell('row 2, column 3').focus();
  await claims({}, ['take place -', 'take biggest -']);
  expect(document.activeElement?.textContent).toContain('Steady hand');
  expect(document.querySelector('.claim [role=status]')).toBeNull();
  await fireEvent.click(document.activeElement!);
  await comes({ held: [[newCard('place')], []] }, ['pass']);
  expect((document.activeElement as HTMLElement).dataset.cell).toBe('r2c3');
});

test('after a card the focus is where the next word goes, wherever it was before', async () => {
  cell('row 1, column 3').focus();
  await fireEvent.keyDown(cell('row 1, column 3'), { key: 'ArrowDown' });
  await claims({}, ['take place -', 'take biggest -']);
  cell('row 4, column 1').focus();
  (document.querySelector('.claim .card') as HTMLElement).focus();
  await comes({ round: VIEW.round + 1, held: [[newCard('place')], []] }, ['pass']);
  expect(document.activeElement?.getAttribute('aria-label')).toContain('your word goes across from here');
});

test('a ring gives a card with one tap', async () => {
  await claims({}, ['take place -', 'take biggest -']);
  await fireEvent.click(screen.getByText('Long haul', { selector: '.claim b' }));
  expect(asked()).toEqual(['take biggest -']);
});

test('cards that come up where the keys were take no press at first', async () => {
  await comes({ claims: 1 }, ['take place -', 'take biggest -']);
  await fireEvent.click(screen.getByText('Long haul', { selector: '.claim b' }));
  expect(asked()).toEqual([]);
});

test('Undo never becomes Pass', async () => {
  await fireEvent.click(cell('row 1, column 3, empty'));
  for (const key of ['s', 'e']) await press(key);
  for (let times = 0; times < 5; times++) await fireEvent.click(screen.getByText('Undo'));
  expect(asked()).not.toContain('pass');
});

test('passing is asked for first, and Enter alone passes nothing', async () => {
  await comes({}, ['pass']);
  await fireEvent.click(screen.getByText('Pass'));
  await fireEvent.click(screen.getByText('Keep writing'));
  expect(asked()).toEqual([]);
  await fireEvent.click(screen.getByText('Pass'));
  await fireEvent.click(screen.getByText('End my turn'));
  expect(asked()).toEqual(['pass']);
  await comes({ phase: 'dice', asked: [0], held: [[newCard('place')], []] }, ['turn 3 Y', 'pass']);
  await press('Enter');
  expect(asked()).toEqual(['pass']);
});

test('the word in hand is cleared with one key', async () => {
  await fireEvent.click(cell('row 1, column 3, empty'));
  await press(' ');
  for (const key of ['s', 'e']) await press(key);
  await fireEvent.click(screen.getByText('Clear the word'));
  expect(asked().slice(-3)).toEqual(['undo', 'undo', 'undo']);
  expect(cell('row 1, column 3, empty, your word goes down from here')).toBeTruthy();
});

test('a lost race is told kindly, and the ring still gives a card', async () => {
  await claims({}, ['take place -', 'take biggest -']);
  await fireEvent.click(screen.getByText('Long haul', { selector: '.claim b' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  socket().say({
    type: 'update',
    patch: toPatch({
      choices: ['take place -', 'take twice -'],
      view: { ...VIEW, claims: 1, held: [[], [newCard('biggest')]], market: ['place', 'twice'] },
    }),
  });
  socket().say({
    type: 'refused',
    id: socket().sent.at(-1)!.id,
    code: 'card-gone',
    sentence: 'That card went a moment before. Choose again.',
  });
  await tick();
  expect(screen.getByText('Théo was a moment quicker: Long haul is gone. Your ring still gives a card.')).toBeTruthy();
  const fresh = (): Promise<boolean> => fireEvent.click(screen.getByText('Twin letters', { selector: '.claim b' }));
  await fresh(); // it has only just come into the place of the other card
  expect(asked()).toEqual(['take biggest -']);
  vi.advanceTimersByTime(REST);
  vi.useRealTimers();
  await tick();
  await fresh();
  expect(asked()).toEqual(['take biggest -', 'take twice -']);
});

test('a card that needs a letter asks for it, and another may be taken instead', async () => {
  await claims({ market: ['consonant', 'place'] }, []);
  await fireEvent.click(screen.getByText('Favourite consonant', { selector: '.claim b' }));
  expect(screen.queryByText('A', { selector: '.alphabet button' })).toBeNull();
  await fireEvent.click(screen.getByText('The other card'));
  await fireEvent.click(screen.getByText('Favourite consonant', { selector: '.claim b' }));
  await fireEvent.click(screen.getByText('R', { selector: '.alphabet button' }));
  expect(asked()).toEqual(['take consonant R']);
});

test('dice cards: a die chosen is turned or rolled again, or all are left', async () => {
  await comes({ phase: 'dice', asked: [0], held: [[newCard('place'), newCard('reroll')], []] }, [
    'turn 3 Y',
    'turn 3 T',
    'reroll 3',
    'reroll 3,4',
    'pass',
  ]);
  await fireEvent.click(screen.getByLabelText('H', { selector: 'button' }));
  expect(screen.getByLabelText('Y', { selector: 'button' })).toBeTruthy();
  await fireEvent.click(screen.getByLabelText('T', { selector: '.letters button' }));
  await fireEvent.click(screen.getByText('Roll 2 again'));
  expect(asked()).toEqual(['reroll 3,4']);
});

test('a question to several seats is answered once, and can be taken back until all have answered', async () => {
  const held = [[newCard('place')], [newCard('place')]];
  await comes({ phase: 'dice', asked: [0, 1], held }, ['turn 3 Y', 'pass']);
  await fireEvent.click(screen.getByText('Not this turn'));
  await fireEvent.click(screen.getByText('Not this turn'));
  expect(asked()).toEqual(['pass']);
  const sheets = [{ ...VIEW.sheets[0]!, done: true }, VIEW.sheets[1]!];
  await comes({ phase: 'dice', asked: [1], held, answer: 'pass', sheets }, ['undo']);
  await fireEvent.click(screen.getByText('Take it back'));
  expect(asked()).toEqual(['pass', 'undo']);
});

test('while another is asked one reads whom we wait for', async () => {
  await comes({ phase: 'dice', asked: [1] });
  expect(screen.getAllByText('Théo may change the dice.')).toBeTruthy();
});

test('a person who has passed waits, and nobody says that something was written', async () => {
  await comes({ sheets: [{ ...VIEW.sheets[0]!, done: true }, VIEW.sheets[1]!] });
  expect(screen.getAllByText('Waiting for Théo.')).toBeTruthy();
  expect(screen.queryByText(/Written/)).toBeNull();
});

test('a phone reads first whom we wait for, then of its own words only', async () => {
  const erased = [{ seat: 0, word: 'CLUS' }];
  await comes({
    phase: 'mend',
    mend: { owner: 0, neighbour: 1 },
    erased,
    sheets: [VIEW.sheets[0]!, { ...VIEW.sheets[1]!, ink: CAT }],
  } as Partial<WordView>);
  expect(document.querySelector('.word .wide')?.textContent).toBe(
    'Théo names a short word. You: CLUS, erased: not a word. Théo: CAT.',
  );
  expect(document.querySelector('.word .narrow')?.textContent).toBe(
    'Théo names a short word. You: CLUS, erased: not a word.',
  );
});

test('a neighbour names a word with the letters that lead to one', async () => {
  await comes({ phase: 'mend', mend: { owner: 1, neighbour: 0, letters: 'A' }, erased: [{ seat: 1, word: 'TCR' }] }, [
    'letter T',
    'undo',
  ]);
  expect(screen.getByText(/TCR of Théo does not stand/)).toBeTruthy();
  expect(screen.getByLabelText('C, used').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('region', { name: 'Théo’s card' })).toBeTruthy(); // it lies where the own card did
  expect(screen.queryByRole('region', { name: 'Your sheet' })).toBeNull();
  await press('t');
  await comes({ phase: 'mend', mend: { owner: 1, neighbour: 0, letters: 'AT' } }, ['undo', 'name']);
  await fireEvent.click(screen.getByText('Name it'));
  expect(asked()).toEqual(['letter T', 'name']);
});

test('a die that gave its letter, and House letters, are dim while a word is named', () => {
  const house = [{ id: 'letter', letter: 'T', used: 0 } as unknown as Held];
  expect(unfit(['A', 'T', 'T', 'C'], house, ['letter T', 'letter A'], 'T')).toEqual([false, true, false, true, true]);
});

test('an echo is chosen, turned and placed', async () => {
  await comes({ phase: 'echo', asked: [0], offers: ['HEN'] }, ['echo 0', 'pass']);
  await fireEvent.click(screen.getByText('HEN', { selector: 'button' }));
  await comes({ phase: 'echo', asked: [0], echo: 'HEN' }, ['place r1c1 across', 'place r1c1 down', 'undo']);
  await fireEvent.click(cell('row 1, column 1, the word may begin here'));
  expect(cell('row 1, column 2, E in pencil')).toBeTruthy();
  await press(' ');
  expect(cell('row 2, column 1, E in pencil')).toBeTruthy();
  await press('Enter');
  expect(asked()).toEqual(['echo 0', 'place r1c1 down']);
});

test('an echo that is chosen can be taken back, by key and by keyboard', async () => {
  for (const back of [() => fireEvent.click(screen.getByText('Undo')), () => press('Backspace')]) {
    await comes({ phase: 'echo', asked: [0], offers: ['HEN'] }, ['echo 0', 'pass']);
    await fireEvent.click(screen.getByText('HEN', { selector: 'button' }));
    await comes({ phase: 'echo', asked: [0], echo: 'HEN' }, ['place r1c1 across', 'undo']);
    await back();
  }
  expect(asked()).toEqual(['echo 0', 'undo', 'echo 0', 'undo']);
});

test('a die that was chosen when time ran out lies with the others in the next turn', async () => {
  const steady: Partial<WordView> = { phase: 'dice', asked: [0], held: [[newCard('place')], []] };
  await comes(steady, ['turn 3 Y', 'pass']);
  await fireEvent.click(screen.getByLabelText('H', { selector: 'button' }));
  expect(screen.getByLabelText('Y', { selector: 'button' })).toBeTruthy();
  await comes({ phase: 'write' });
  await comes({ ...steady, round: 3 }, ['turn 3 Y', 'pass']);
  expect(screen.queryByLabelText('Y', { selector: 'button' })).toBeNull();
});

test('a card tapped explains itself and says whether it can be used', async () => {
  await comes({ held: [[newCard('reroll', { used: 1 })], []] }, ['pass']);
  await fireEvent.click(screen.getAllByText('Second wind')[0]!);
  expect(screen.getByText(/roll 1 to 4 dice again, for everybody. Once a roll/)).toBeTruthy();
  expect(screen.getByText('Its moment comes after the next roll.')).toBeTruthy();
  expect(screen.getAllByLabelText('1 of 3 boxes crossed')).not.toHaveLength(0);
});
