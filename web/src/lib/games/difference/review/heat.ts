/** How late each place was found, in four steps around the seat's own usual time. */

export const STEPS = [1, 2, 3, 4] as const;
export type Step = (typeof STEPS)[number];

/** The longest time of the first three steps: half the median, the median, twice the median. */
export function limits(times: readonly number[]): [number, number, number] {
  const sorted = [...times].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const median =
    sorted.length % 2 === 1
      ? (sorted[Math.floor(middle)] ?? 0)
      : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  return [median / 2, median, 2 * median];
}

export function stepOf(time: number, upTo: readonly number[]): Step {
  const step = upTo.findIndex((limit) => time <= limit);
  return step === -1 ? 4 : ((step + 1) as Step);
}

/** The mean time of each place, from the times of one or more games. */
export function means(found: readonly (readonly [element: number, time: number])[]): Map<number, number> {
  const all = new Map<number, number[]>();
  for (const [element, time] of found) all.set(element, [...(all.get(element) ?? []), time]);
  return new Map(
    [...all].map(([element, each]) => [element, each.reduce((sum, time) => sum + time, 0) / each.length] as const),
  );
}
