/** Hand a short text to somebody: by the system's own sheet, or through the clipboard. */
export class Sharing {
  copied = $state(false);

  async share(text: string, url: string): Promise<void> {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text, url }).catch(() => undefined); // put away unsent
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
