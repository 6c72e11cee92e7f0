/** A part of the page, asked for once. What did not come stays missing until the page is loaded anew: half of it may be here, and its styles are not asked for twice. */
export function once<Part>(fetch: () => Promise<Part>): () => Promise<Part> {
  let asked: Promise<Part> | undefined;
  return () => (asked ??= fetch());
}
