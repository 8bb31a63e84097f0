import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Queries } from './database';
import { lockFolder } from './folderLock';
import { openEmbedded, openPostgres } from './openDatabase';
import { PlainError } from './plainError';

/**
 * Makes the account of an address an administrator. Only somebody with access to the database can.
 * Throws a PlainError when there is no such account.
 */
export async function makeAdmin(database: Queries, email: string): Promise<void> {
  const changed = await database.query(
    `update public.profiles set user_type = 'admin' where lower(email) = lower($1) returning id`,
    [email],
  );
  if (changed.length === 0) {
    throw new PlainError(`There is no account with the address ${email}. Sign up with it first.`);
  }
}

async function main(): Promise<void> {
  const email = process.argv[2]?.trim();
  if (!email) throw new PlainError('Say whose account: npm run make-admin -- EMAIL');
  const { DATABASE_URL, DATA_DIR } = process.env;
  const dataDir = path.resolve(DATA_DIR ?? path.join(__dirname, '..', '.temp'));
  const folder = path.join(dataDir, 'database');
  if (!DATABASE_URL && !existsSync(folder)) {
    throw new PlainError('There is no local database yet. Start the product once with npm start.');
  }
  const unlock = DATABASE_URL ? () => undefined : lockFolder(dataDir);
  try {
    const { database } = DATABASE_URL
      ? await openPostgres(DATABASE_URL)
      : await openEmbedded(folder);
    await makeAdmin(database, email).finally(() => database.close());
  } finally {
    unlock();
  }
  console.log(`${email} is an administrator now. Sign in again to see it.`);
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  });
}
