import path from 'node:path';
import { PlainError } from '../../supabase/local/plainError';

/** The folder of the repository. */
export const root = path.resolve(__dirname, '../..');

/** Where the releases are kept; `RELEASES_DIR` puts them elsewhere, for a second copy. */
export const releases = path.resolve(root, process.env['RELEASES_DIR'] ?? 'releases');

/** Where the embedded database lives; `DATA_DIR` puts it elsewhere, for a second copy. */
export function dataDirectory(): string {
  return path.resolve(root, process.env['DATA_DIR'] ?? 'supabase/.temp');
}

/** The port asked for by `PORT`, else the given one. Throws a `PlainError` when it is no port. */
export function portFromEnvironment(otherwise: number): number {
  const asked = process.env['PORT'];
  if (asked === undefined || asked === '') return otherwise;
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainError(`PORT must be a number from 1 to 65535, but is "${asked}".`);
  }
  return port;
}

/** The PostgreSQL database asked for by `DATABASE_URL`, if any. */
export function databaseUrl(): string | undefined {
  return process.env['DATABASE_URL'] || undefined;
}
