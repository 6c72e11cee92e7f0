import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { play, wake } from './sound';

/** The air of a browser that may be heard only once `open` was called, as Safari is by a touch. */
class Air {
  static rung = 0;
  static wake: (() => void)[] = [];
  state = 'suspended';
  currentTime = 0;
  destination = {};

  static open(): void {
    Air.wake.splice(0).forEach((go) => go());
  }

  resume(): Promise<void> {
    return new Promise((resolve) => Air.wake.push(() => resolve(void (this.state = 'running'))));
  }

  createOscillator(): object {
    return {
      frequency: {},
      connect: () => ({ connect: () => undefined }),
      start: () => (Air.rung += 1),
      stop: () => undefined,
    };
  }

  createGain(): object {
    return {
      gain: {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: () => undefined,
        exponentialRampToValueAtTime: () => undefined,
      },
    };
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Air);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a sound that could not be heard at its moment is not heard later', async () => {
  const early = play('count');
  vi.advanceTimersByTime(1_000);
  const touched = wake();
  Air.open();
  await Promise.all([early, touched]);
  expect(Air.rung).toBe(0);
  await play('count');
  expect(Air.rung).toBe(1);
});
