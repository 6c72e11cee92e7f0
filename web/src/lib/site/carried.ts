/** Answers of the server that came with the page itself, so that nothing waits for them. Each is used once. */

const answers = new Map<string, unknown>(
  Object.entries(JSON.parse(document.getElementById('carried')?.textContent ?? '{}') as Record<string, unknown>),
);

/** The answer to a GET of this path; undefined where the page brought none, or where it has been used. */
export function takeCarried(path: string): unknown {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}
