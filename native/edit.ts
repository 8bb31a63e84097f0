import { readFile, writeFile } from 'node:fs/promises';

/** A generated project does not look the way its edits expect, such as after an upgrade of Capacitor. */
export class UnexpectedProjectError extends Error {
  override readonly name = 'UnexpectedProjectError';
}

/** A place in a file of a generated project, and the text that takes it. */
export type Edit = readonly [place: string | RegExp, text: string];

/** Edits a file of a generated project. Throws an `UnexpectedProjectError` when a place is missing. */
export async function edit(file: string, edits: readonly Edit[]): Promise<void> {
  let content = await readFile(file, 'utf8');
  for (const [place, text] of edits) {
    const isThere =
      typeof place === 'string' ? content.includes(place) : content.search(place) >= 0;
    if (!isThere) {
      throw new UnexpectedProjectError(`${file} lacks the place of an edit: ${String(place)}`);
    }
    content = content.replace(place, () => text);
  }
  await writeFile(file, content);
}
