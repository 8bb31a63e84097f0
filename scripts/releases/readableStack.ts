import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readableStack as readWith } from '../../mf-admin/src/errorLogs/readableStack';

/** A stack of an error report, with the places of the sources instead of those of the released files. */
export function readableStack(releases: string, stack: string): Promise<string> {
  return readWith(stack, async (place) => {
    try {
      return await readFile(path.join(releases, 'sourcemaps', place), 'utf8');
    } catch {
      // A release from before maps were kept, or of another machine: the place stays as it is.
      return null;
    }
  });
}
