/** Places in a chart: the room around the line, and where a value lies. All are pixels of the drawing. */
export const TOP = 14;
export const LEFT = 58;
export const RIGHT = 14;

export interface Scale {
  low: number;
  high: number;
  y: (value: number) => number;
}

/** The least and the largest value lie on the floor and at the top; flipped, the other way round. */
export function scale(values: readonly number[], floor: number, flipped = false): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const share = (value: number): number => (value - low) / (high - low || 1);
  const y = (value: number): number => floor - (floor - TOP) * (flipped ? 1 - share(value) : share(value));
  return { low, high, y };
}
