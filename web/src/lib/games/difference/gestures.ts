/** Pointer gestures on a frame: a tap marks a point, two fingers or the wheel zoom, a drag pans. */
import type { Attachment } from 'svelte/attachments';
import type { Viewport, Point } from './viewport.svelte';

const STEADY = { mouse: 5, touch: 12 }; // pixels a press may wander and still be a tap
const TWICE_WITHIN = 320; // milliseconds
const TWICE_NEAR = 30; // pixels
const TWICE_CLOSER = 2.5;

interface Finger {
  x: number;
  y: number;
}

export interface Taps {
  tap: (point: Point) => void;
  /** A second tap at the same place, quickly: undoes what the first one did, and says whether to look closer. */
  twice: () => boolean;
}

export function gestures(viewport: Viewport, taps: Taps): Attachment<HTMLElement> {
  return (frame) => {
    const fingers = new Map<number, Finger>();
    let [wandered, last] = [0, { time: -TWICE_WITHIN, x: 0, y: 0 }];

    const place = (x: number, y: number): [number, number] => {
      const box = frame.getBoundingClientRect();
      return [(x - box.left) / (box.width || 1), (y - box.top) / (box.height || 1)];
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (fingers.size === 0) wandered = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size > 1) wandered = Infinity; // two fingers never tap
    };

    const move = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
      const [before] = spread(fingers);
      Object.assign(finger, { x: event.clientX, y: event.clientY });
      wandered += Math.hypot(dx, dy);
      const { width, height } = frame.getBoundingClientRect();
      if (fingers.size > 1) {
        const [after, middle] = spread(fingers);
        if (before > 0) viewport.zoom(after / before, ...place(middle.x, middle.y));
      }
      if (wandered > steady(event)) viewport.pan(dx / width / fingers.size, dy / height / fingers.size);
    };

    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId) || wandered > steady(event)) return;
      const [right, low] = place(event.clientX, event.clientY);
      if (right < 0 || right > 1 || low < 0 || low > 1) return;
      const again =
        event.timeStamp - last.time < TWICE_WITHIN &&
        Math.hypot(event.clientX - last.x, event.clientY - last.y) < TWICE_NEAR;
      last = again
        ? { time: -TWICE_WITHIN, x: 0, y: 0 }
        : { time: event.timeStamp, x: event.clientX, y: event.clientY };
      if (!again) taps.tap(viewport.at(right, low));
      else if (!taps.twice()) return;
      else if (viewport.close) viewport.whole();
      else viewport.zoom(TWICE_CLOSER, right, low);
    };

    // A drag that ends where it began is no click on what lies there.
    const click = (event: MouseEvent): void => {
      if (wandered > STEADY.touch) event.stopPropagation();
    };

    const gone = (event: PointerEvent): void => void fingers.delete(event.pointerId);

    const wheel = (event: WheelEvent): void => {
      if (event.deltaY > 0 && !viewport.close) return; // from afar the wheel scrolls the page
      event.preventDefault();
      viewport.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 80 : 400)), ...place(event.clientX, event.clientY));
    };

    // One finger on the whole picture scrolls the page; everything else is ours.
    const touch = (event: TouchEvent): void => {
      if (event.touches.length > 1 || viewport.close) event.preventDefault();
    };

    frame.addEventListener('pointerdown', down);
    frame.addEventListener('click', click, { capture: true });
    frame.addEventListener('wheel', wheel, { passive: false });
    frame.addEventListener('touchmove', touch, { passive: false });
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', gone);
    return () => {
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('click', click, { capture: true });
      frame.removeEventListener('wheel', wheel);
      frame.removeEventListener('touchmove', touch);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', gone);
    };
  };
}

function steady(event: PointerEvent): number {
  return event.pointerType === 'mouse' ? STEADY.mouse : STEADY.touch;
}

/** How far apart two fingers are, and the middle between them. */
function spread(fingers: ReadonlyMap<number, Finger>): [number, Finger] {
  const [one, other] = [...fingers.values()];
  if (!one || !other) return [0, { x: 0, y: 0 }];
  return [Math.hypot(one.x - other.x, one.y - other.y), { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }];
}
