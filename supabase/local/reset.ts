import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lockFolder } from './folderLock';
import { PlainError } from './plainError';

/**
 * Deletes the local database and the stored files; the next start rebuilds them. The keys stay.
 * Throws a PlainError while a running copy uses them.
 */
export function resetLocalData(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  const unlock = lockFolder(dataDir);
  try {
    for (const part of ['database', 'files'])
      rmSync(path.join(dataDir, part), { recursive: true, force: true });
  } finally {
    unlock();
  }
}

if (require.main === module) {
  try {
    const { DATA_DIR, DATABASE_URL } = process.env;
    if (DATABASE_URL)
      throw new PlainError(
        'DATABASE_URL is set. Empty that database with its own tools; reset is for the local one.',
      );
    resetLocalData(path.resolve(DATA_DIR ?? path.join(__dirname, '..', '.temp')));
    console.log('The local database is empty. The next npm start rebuilds it, with its demo data.');
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  }
}
