/** A score is read out once, step by step, and never for longer than one likes to wait. */
const APART = 180; // milliseconds
const AT_MOST = 900;

/**
 * Calls `tell` with 0, 1, … up to `steps` and then `end`; a touch or a key ends it at once. With reduced motion it
 * calls `end` only.
 * Returns what stops it.
 */
export function readOut(steps: number, tell: (step: number) => void, end: () => void): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'still') {
    end();
    return () => undefined;
  }
  let step = 0;
  const stop = (): void => {
    clearInterval(timer);
    removeEventListener('pointerdown', finish);
    removeEventListener('keydown', finish);
  };
  const finish = (): void => {
    stop();
    end();
  };
  const timer = setInterval(() => (++step < steps ? tell(step) : finish()), Math.min(APART, AT_MOST / steps));
  addEventListener('pointerdown', finish);
  addEventListener('keydown', finish);
  tell(0);
  return stop;
}
