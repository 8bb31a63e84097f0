import path from 'node:path';
import { drawAll } from './catalog';
import { themedSvg } from './kit/ink';

/** Where the drawings are committed. */
export const FILES = path.join(__dirname, '../src/illustrations/files');

/** What each file of the interface holds, by its name. */
export const drawnFiles = (): ReadonlyMap<string, string> =>
  new Map(drawAll().map(({ name, size, body }) => [`${name}.svg`, themedSvg(size, body)]));
