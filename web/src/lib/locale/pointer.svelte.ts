/** The person's pointer: the one used last or, before the first press, the one that the device has. */
class Pointer {
  kind = $state<'touch' | 'mouse'>(hasMouse() ? 'mouse' : 'touch');

  constructor() {
    addEventListener('pointerdown', ({ pointerType }) => {
      if (pointerType) this.kind = pointerType === 'mouse' ? 'mouse' : 'touch';
    });
  }
}

function hasMouse(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(hover: hover) and (pointer: fine)').matches;
}

export const pointer = new Pointer();
