/**
 * The cards of one table. The page fetches them encrypted before they are turned, and says when it holds them; each is
 * opened and laid together from its pieces as soon as the view has its name.
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { SvelteMap } from 'svelte/reactivity';
import { linkOf } from '../../site/links';
import { at } from '../../site/path';
import type { Table } from '../../table/table.svelte';
import { Encrypted, names, prove } from './encrypted';
import { closePath, ownFile } from './view';

type Kind = 'pieces' | 'cards';

interface Piece {
  x: number;
  y: number;
  image: ImageBitmap;
}

const WAITS = [500, 1000, 2000, 4000]; // milliseconds before a file is asked for again
const KEPT = 8; // faces that are kept although they are out of sight

let known: Cards | undefined;

/** The cards of the table with this code. A page is at one table at a time. */
export function cardsOf(code: string): Cards {
  if (known?.code !== code) known = new Cards(code);
  return known;
}

export class Cards {
  /** A file did not come, however often it was asked for. */
  missing = $state(false);
  #faces = new SvelteMap<string, HTMLCanvasElement>();
  #files = $state.raw<Partial<Record<Kind, Encrypted>>>({});
  #name = '';
  #asked: Partial<Record<Kind, boolean>> = {};
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no component reads it
  #pieces = new Map<string, Promise<Piece | null>>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no component reads it
  #opening = new Set<string>();
  #told = ''; // the connection on which the page has said that it holds both files

  constructor(readonly code: string) {}

  /** Fetch what can be fetched by now, and say what is held. */
  attend(table: Table): void {
    const { hello, state } = table;
    if (!hello?.pictures || !state) return;
    this.#name = hello.pictures;
    this.#fetch('pieces');
    if (state.phase === 'playing' || state.phase === 'over') this.#fetch('cards');
    const { pieces, cards } = this.#files;
    if (!pieces || !cards || table.me === null || state.phase !== 'playing' || this.#told === hello.resume) return;
    this.#told = hello.resume;
    table.tell({ type: 'hold', proof: prove(hello.resume, pieces, cards) });
  }

  /** The picture of a card; undefined while it cannot be shown. */
  face(name: string): HTMLCanvasElement | undefined {
    return this.#faces.get(name);
  }

  /** Open these cards: they are in sight. */
  show(inSight: readonly string[]): void {
    const { pieces, cards } = this.#files;
    for (const name of inSight) {
      const file = ownFile(name);
      if (!name || this.#faces.has(name) || this.#opening.has(name) || !(file || (pieces && cards))) continue;
      this.#opening.add(name);
      const opened = file ? this.#load(name, file) : pieces && cards && this.#open(name, pieces, cards);
      void opened?.finally(() => this.#opening.delete(name));
    }
    for (const name of [...this.#faces.keys()]) {
      if (this.#faces.size <= Math.max(KEPT, inSight.length)) break;
      if (!inSight.includes(name)) this.#faces.delete(name);
    }
  }

  /** Fetch the pictures of these cards as they are: the game is over, and everybody may look at them. */
  lookBack(names: readonly string[]): void {
    for (const name of names) {
      if (this.#faces.has(name) || this.#opening.has(name)) continue;
      this.#opening.add(name);
      void this.#load(name, closePath(this.code, name))
        .catch(() => (this.missing = true))
        .finally(() => this.#opening.delete(name));
    }
  }

  /** Lay a picture under a name. */
  lay(name: string, face: HTMLCanvasElement): void {
    this.#faces.set(name, face);
  }

  retry(): void {
    this.missing = false;
    for (const kind of ['pieces', 'cards'] as const) {
      if (!this.#asked[kind] || this.#files[kind]) continue;
      this.#asked[kind] = false;
      this.#fetch(kind);
    }
  }

  #fetch(kind: Kind): void {
    if (this.#asked[kind]) return;
    this.#asked[kind] = true;
    void this.#keepAsking(kind);
  }

  async #keepAsking(kind: Kind): Promise<void> {
    const path = at(`/api/tables/${encodeURIComponent(linkOf(this.code))}/${kind}/${this.#name}`);
    for (const wait of [...WAITS, 0]) {
      try {
        const answer = await fetch(path);
        if (answer.ok) {
          const file = new Encrypted(new Uint8Array(await answer.arrayBuffer()));
          this.#files = { ...this.#files, [kind]: file };
          return;
        }
      } catch {
        // the connection is lost: the next try may find it again
      }
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    }
    this.missing = true;
  }

  /** A card of the page's own files, such as those of the lesson. */
  async #load(name: string, file: string): Promise<void> {
    const image = new Image();
    image.src = file;
    await image.decode();
    const face = document.createElement('canvas');
    face.width = image.naturalWidth;
    face.height = image.naturalHeight;
    face.getContext('2d')?.drawImage(image, 0, 0);
    this.lay(name, face);
  }

  async #open(name: string, pieces: Encrypted, cards: Encrypted): Promise<void> {
    const listed = cards.open(hexToBytes(name));
    if (!listed) return;
    const [ground, ...others] = await Promise.all(names(listed).map((piece) => this.#piece(piece, pieces)));
    if (!ground) return;
    const face = document.createElement('canvas');
    face.width = ground.image.width;
    face.height = ground.image.height;
    const pen = face.getContext('2d');
    for (const piece of [ground, ...others]) if (piece) pen?.drawImage(piece.image, piece.x, piece.y);
    this.lay(name, face);
  }

  /** A piece belongs to many cards: it is opened once. */
  #piece(name: Uint8Array, pieces: Encrypted): Promise<Piece | null> {
    const key = bytesToHex(name);
    let piece = this.#pieces.get(key);
    if (!piece) this.#pieces.set(key, (piece = decode(pieces.open(name))));
    return piece;
  }
}

async function decode(opened: Uint8Array | null): Promise<Piece | null> {
  if (!opened) return null;
  const place = new DataView(opened.buffer, opened.byteOffset);
  return {
    x: place.getUint16(0),
    y: place.getUint16(2),
    image: await createImageBitmap(new Blob([opened.slice(4)], { type: 'image/webp' })),
  };
}
