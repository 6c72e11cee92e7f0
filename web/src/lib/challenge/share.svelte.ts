/** Hand a short text to somebody, with a picture where the system takes one: by its own sheet, or by the clipboard. */
export class Sharing {
  copied = $state(false);

  async share(text: string, url: string, picture: File | null = null): Promise<void> {
    if (typeof navigator.share === 'function') {
      const whole = picture === null ? { text, url } : { text, url, files: [picture] };
      const shared = picture === null || navigator.canShare(whole) ? whole : { text, url };
      await navigator.share(shared).catch(() => undefined); // put away unsent
      return;
    }
    try {
      await navigator.clipboard.writeText(`${text} ${url}`);
    } catch {
      if (!copyPlainly(`${text} ${url}`)) return;
    }
    this.copied = true;
    setTimeout(() => (this.copied = false), 2500);
  }
}

/** Whether the system's own sheet takes pictures. */
export function sharesPictures(): boolean {
  const probe = [new File([], 'a.png', { type: 'image/png' })];
  return (
    typeof navigator.share === 'function' &&
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: probe })
  );
}

/** Browsers give the clipboard to https addresses only, but friends on one network play over plain http. */
function copyPlainly(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
