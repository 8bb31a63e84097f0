import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Queries } from './database';
import { lockFolder } from './folderLock';
import { isRecord } from './jwt';
import { openEmbedded } from './openDatabase';
import { PlainError, reasonOf } from './plainError';
import { postgresDatabase } from './postgresDatabase';

/**
 * Makes the account of an address an administrator. Only someone with access to the database can.
 * Throws a PlainError when there is no such account, or when the product would refuse to appoint it.
 */
export async function makeAdmin(database: Queries, email: string): Promise<void> {
  const made = await database
    .query(
      // In one statement: the rule holds a lock until the account is changed.
      `with fitting as materialized (
         select p.id, private.assert_admin_change(p, 'appoint') from public.profiles p where lower(p.email) = lower($1)
       )
       update public.profiles p set user_type = 'admin' from fitting f where p.id = f.id returning p.id`,
      [email],
    )
    .catch((error: unknown) => {
      throw isRefusal(error) ? new PlainError(reasonOf(error)) : error;
    });
  if (made.length === 0) {
    throw new PlainError(`There is no account with the address ${email}. Sign up with it first.`);
  }
}

/** Whether the database refused with a sentence of the product. */
const isRefusal = (error: unknown): boolean => isRecord(error) && error['code'] === 'P0001';

/**
 * Takes the rights of an administrator from an account, which is a Pro's again where there is a business
 * behind it, else an owner's. Throws a PlainError when no administrator has the address.
 */
export async function revokeAdmin(database: Queries, email: string): Promise<void> {
  const changed = await database.query(
    `update public.profiles p
     set user_type = (case when exists (select 1 from public.vendor_profiles v where v.vendor_id = p.id)
       then 'vendor' else 'owner' end)::public.user_type
     where lower(p.email) = lower($1) and p.user_type = 'admin' returning p.id`,
    [email],
  );
  if (changed.length === 0) throw new PlainError(`No administrator has the address ${email}.`);
}

const REVOKE = '--revoke';

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const isRevoked = given.includes(REVOKE);
  const email = given.find((argument) => argument !== REVOKE)?.trim();
  const command = isRevoked ? 'revoke-admin' : 'make-admin';
  if (!email) throw new PlainError(`Say whose account: npm run ${command} -- EMAIL`);
  const { DATABASE_URL, DATA_DIR } = process.env;
  const dataDir = path.resolve(DATA_DIR ?? path.join(__dirname, '..', '.temp'));
  const folder = path.join(dataDir, 'database');
  if (!DATABASE_URL && !existsSync(folder)) {
    throw new PlainError('There is no local database yet. Start the product once with npm start.');
  }
  const unlock = DATABASE_URL ? () => undefined : lockFolder(dataDir);
  try {
    // Any account that may write profiles will do: a hosted project's is no superuser.
    const database = DATABASE_URL
      ? postgresDatabase(DATABASE_URL)
      : (await openEmbedded(folder)).database;
    const change = isRevoked ? revokeAdmin : makeAdmin;
    try {
      await change(database, email);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
  console.log(
    isRevoked
      ? `${email} is no longer an administrator; open pages notice within a minute.`
      : `${email} is an administrator now. Sign in again to see it.`,
  );
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  });
}
