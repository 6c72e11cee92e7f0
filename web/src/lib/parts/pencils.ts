/** The twelve pencils: each has a lacquer and a band, so that no two differ by colour alone. */
import type { Pencil } from '../api/types';

export const PENCILS: readonly Pencil[] = [
  'moss',
  'coral',
  'sky',
  'plum',
  'ochre',
  'ice',
  'rose',
  'rust',
  'slate',
  'ink',
  'olive',
  'wine',
];

const BANDS = { plain: undefined, dashes: '7 3', dots: '2 2.6', dashDot: '12 4 2 4' };

/** The band as an SVG dash array; none is a plain line. */
export const BAND: Readonly<Record<Pencil, string | undefined>> = {
  moss: BANDS.plain,
  coral: BANDS.dashes,
  sky: BANDS.dots,
  plum: BANDS.dashDot,
  ochre: BANDS.dots,
  ice: BANDS.dashDot,
  rose: BANDS.plain,
  rust: BANDS.dashes,
  slate: BANDS.plain,
  ink: BANDS.dashes,
  olive: BANDS.dashDot,
  wine: BANDS.dots,
};

/** The first letter of a name, as a pencil's end shows it. */
export function initial(name: string): string {
  const first = [...name.trim()][0] ?? '';
  return first.toLocaleUpperCase();
}
