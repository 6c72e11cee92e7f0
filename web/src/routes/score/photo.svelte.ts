/** A photo of a sheet: made small enough to send, read by the server, and its doubtful cells settled one by one. */
import { readPhoto, sentenceOf } from '../../lib/api/http';
import type { ReadCell, ReadSheet } from '../../lib/api/types';
import type { Figure } from '../../lib/paper/row';
import type { PaperSheet } from './sheet.svelte';

const LONG_SIDE = 2600; // pixels; the server looks at no more

export class Photo {
  stage = $state<'none' | 'reading' | 'asking' | 'read' | 'problem'>('none');
  problem = $state('');
  at = $state(0);
  settled = $state.raw<readonly string[]>([]);
  #read = $state.raw<ReadSheet>();
  #stop: AbortController | undefined;
  readonly #sheet: PaperSheet;

  constructor(sheet: PaperSheet) {
    this.#sheet = sheet;
  }

  get asked(): readonly ReadCell[] {
    return this.#read?.cells.filter(({ why }) => why !== '') ?? [];
  }
  get cell(): ReadCell | undefined {
    return this.asked[this.at];
  }
  get count(): number {
    return this.#read?.cells.length ?? 0;
  }
  get left(): number {
    return this.asked.length - this.settled.length;
  }

  /** Send a picture and lay the sheet that it shows; doubtful cells stay empty until somebody settles them. */
  async take(file: Blob): Promise<void> {
    this.cancel();
    const stop = (this.#stop = new AbortController());
    this.stage = 'reading';
    try {
      const read = await readPhoto(this.#sheet.game, this.#sheet.options, await smaller(file), stop.signal);
      if (stop.signal.aborted) return;
      await this.#sheet.lay({ options: read.options, paper: read.paper });
      const sure = read.cells.filter(({ why, figure }) => why === '' && figure !== null);
      this.#sheet.fill(Object.fromEntries(sure.map(({ cell, figure }) => [cell, figure as Figure])));
      this.#read = read;
      this.settled = [];
      this.at = 0;
      this.stage = this.asked.length > 0 ? 'asking' : 'read';
    } catch (error) {
      if (stop.signal.aborted) return;
      this.problem = sentenceOf(error);
      this.stage = 'problem';
    }
  }

  cancel(): void {
    this.#stop?.abort();
    this.stage = 'none';
  }

  /** Write what stands in the cell that is asked for; null is nothing. Then comes the next that is not settled. */
  settle(figure: Figure | null): void {
    const { cell } = this;
    if (!cell) return;
    this.#sheet.write(cell.cell, figure);
    this.settled = [...this.settled.filter((each) => each !== cell.cell), cell.cell];
    const open = (place: number): boolean => !this.settled.includes(this.asked[place]?.cell ?? '');
    const places = this.asked.map((_, place) => place);
    const next = places.find((place) => place > this.at && open(place)) ?? places.find(open);
    if (next === undefined) this.stage = 'read';
    else this.at = next;
  }

  back(): void {
    if (this.at > 0) this.at -= 1;
  }

  /** Go on with the cells that were left out. */
  resume(): void {
    this.at = Math.max(
      0,
      this.asked.findIndex(({ cell }) => !this.settled.includes(cell)),
    );
    this.stage = 'asking';
  }

  /** The person has closed the questions. */
  leave(): void {
    if (this.stage === 'asking') this.stage = 'read';
  }
}

/** A photo of a modern phone is larger than it needs to be: a smaller one is sent sooner. */
async function smaller(file: Blob): Promise<Blob> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return file; // the server says what is wrong with it
  }
  const scale = LONG_SIDE / Math.max(picture.width, picture.height);
  if (scale >= 1) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? file), 'image/jpeg', 0.9));
}
