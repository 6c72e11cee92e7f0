/** Reads the packed message with the printed part, which comes before the greeting: docs/protocol.md, "Packed". */
import type { Hello } from '../api/types';

export type Print = Pick<Hello, 'paper' | 'papers' | 'grammar' | 'paths'>;

export async function unpack(data: ArrayBuffer): Promise<Print> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
  return (await new Response(stream).json()) as Print;
}
