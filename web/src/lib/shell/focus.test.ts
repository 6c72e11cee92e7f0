import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './focus';

let letGo: () => void;
const page = (html: string): void => void (document.body.innerHTML = `<div id="app">${html}</div>`);
const find = (id: string): HTMLElement => document.getElementById(id)!;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => (letGo = keepFocus()));
afterEach(() => letGo());

test('where a key goes, the focus passes on to the one that stands there now', async () => {
  page(
    '<main><ul><li id="place"><a href="/">Home</a><button id="old">Seat a bot</button></li></ul>' +
      '<button>Start</button></main>',
  );
  find('old').focus();
  find('place').innerHTML = '<a href="/">Home</a><button id="new">Send away</button>';
  await settled();
  expect(document.activeElement).toBe(find('new'));
});

test('of several that go at once, the rest of their part is near enough', async () => {
  page(
    '<main><section id="part"><div id="cards"><button id="card">Take it</button></div>' +
      '<button id="pass">Pass</button></section></main>',
  );
  find('card').focus();
  find('cards').remove();
  await settled();
  expect(document.activeElement).toBe(find('pass'));
});

test('where the whole page has changed, one starts at its title', async () => {
  page('<main><h1>Lobby</h1><button id="start">Start</button></main>');
  find('start').focus();
  page('<main><h1 id="title">Splitter</h1><button>Done</button></main>');
  await settled();
  expect(document.activeElement).toBe(find('title'));
});

test('a focus that was put down on purpose is left alone', async () => {
  page('<main><h1>Splitter</h1><button id="done">Done</button><p id="news"></p></main>');
  find('done').focus();
  find('done').blur();
  find('news').innerHTML = '<span>Round 2</span>';
  await settled();
  expect(document.activeElement).toBe(document.body);
});
