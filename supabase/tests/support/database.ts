import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { Database, Queries } from '../../local/database';
import { ENGINE_EXTENSIONS } from '../../local/embeddedEngine';
import { pgliteDatabase } from '../../local/pgliteDatabase';
import { postgresDatabase } from '../../local/postgresDatabase';
import type {} from './environment';
import { embeddedTemplate } from './template';

export type { Queries, Row } from '../../local/database';

/** Who a statement is sent as: a signed-in account, a visitor with headers of the request, or the server itself. */
export type Caller =
  /** An account; its session has used a second factor unless `aal` says otherwise. */
  | { userId: string; userType?: string; aal?: 'aal1' }
  | { role: 'anon' | 'service_role'; headers?: Readonly<Record<string, string>> };

/** What `createUser` makes. The user type lands in the metadata, where sign-up puts it. */
export interface NewUser {
  email: string;
  userType?: string;
  /** Whether the address is confirmed; true unless said otherwise. */
  confirmed?: boolean;
}

/** A database of its own for one test file, with bootstrap and migrations applied. */
export interface TestDatabase extends Database {
  /**
   * Runs `work` in one committed transaction with the role and the claims that the Data API would
   * set for the caller. Rejects, and rolls back, when a statement fails.
   */
  as<T>(caller: Caller, work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Inserts an account as sign-up does; returns its id. */
  createUser(user: NewUser): Promise<string>;
}

/**
 * A fresh database: on the PostgreSQL that the global setup started, or on the embedded engine when
 * TEST_DATABASE=pglite. Close it in `afterAll`. Only PostgreSQL has several connections, and templates.
 */
export async function createTestDatabase(
  connections?: number,
  template?: string,
): Promise<TestDatabase> {
  const url = await postgresTestUrl(template);
  const database = url ? postgresDatabase(url, connections, true) : await embeddedCopy();
  return {
    ...database,
    as: (caller, work) =>
      database.transaction(async (queries) => {
        await becomeCaller(queries, caller);
        return work(queries);
      }),
    createUser: (user) => insertUser(database, user),
  };
}

/** The address of a fresh PostgreSQL database; undefined when TEST_DATABASE=pglite. */
export async function postgresTestUrl(
  template = 'tree_service_template',
): Promise<string | undefined> {
  const cluster = process.env['TEST_POSTGRES_URL'];
  if (!cluster) return undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgresDatabase(cluster);
  await admin.query(`create database ${name} template ${template}`);
  await admin.close();
  return new URL(name, cluster).href;
}

/**
 * A database of its own for one test file, as `prepare` leaves it: what takes long is done once in a
 * run, by the first file that asks for this name, and copied for the others.
 */
export async function preparedTestDatabase(
  name: string,
  prepare: (database: TestDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const cluster = process.env['TEST_POSTGRES_URL'];
  if (!cluster) {
    const database = await createTestDatabase();
    await prepare(database);
    return database;
  }
  // Of one connection, which holds the lock until it is closed.
  const admin = postgresDatabase(cluster, 1);
  try {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    const made = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (made.length === 0) {
      const database = await createTestDatabase();
      const [own] = await database.query('select current_database() as name');
      const ownName = String(own?.['name']);
      try {
        await prepare(database);
      } catch (failure) {
        await database.close();
        await admin.query(`drop database ${ownName}`);
        throw failure;
      }
      await database.close();
      await admin.query(`alter database ${ownName} rename to ${name}`);
    }
  } finally {
    await admin.close();
  }
  return createTestDatabase(undefined, name);
}

/** A fresh embedded database with the migrations applied, whatever TEST_DATABASE says. */
export async function embeddedCopy(): Promise<Database> {
  if (!globalThis.openEngine) {
    throw new Error('Database tests need the test environment of supabase/jest.config.js.');
  }
  const engine = await globalThis.openEngine({
    loadDataDir: await openAsBlob(embeddedTemplate()),
    extensions: ENGINE_EXTENSIONS,
  });
  return pgliteDatabase(engine);
}

/** Gives the rest of a transaction, or of a savepoint, the role and the claims of a caller. */
export async function becomeCaller(queries: Queries, caller: Caller): Promise<void> {
  if ('userId' in caller) {
    await queries.query(AS_ACCOUNT, [caller.userId, caller.userType ?? null, caller.aal ?? 'aal2']);
    return;
  }
  const { role, headers } = caller;
  await queries.query(AS_ROLE, [
    JSON.stringify({ role }),
    role,
    headers ? JSON.stringify(headers) : '',
  ]);
}

// One statement each, because nearly every step of every test begins with it.
const AS_ROLE = `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', '', true),
  set_config('request.jwt.claim.role', $2, true), set_config('request.headers', $3, true),
  set_config('role', $2, true)`;
const AS_ACCOUNT = `with claims as (
    select jsonb_build_object('sub', $1::text, 'role', 'authenticated', 'aud', 'authenticated', 'aal', $3::text,
      'email', u.email,
      'user_metadata', coalesce(u.raw_user_meta_data, '{}') || case when $2::text is null then '{}'
        else jsonb_build_object('user_type', $2::text) end,
      'app_metadata', jsonb_build_object('provider', 'email', 'providers', jsonb_build_array('email'))) as given
    from (values ($1::uuid)) caller(id) left join auth.users u using (id))
  select set_config('request.jwt.claims', given::text, true), set_config('request.jwt.claim.sub', $1::text, true),
    set_config('request.jwt.claim.role', 'authenticated', true), set_config('request.headers', '', true),
    set_config('role', 'authenticated', true)
  from claims`;

async function insertUser(database: Queries, user: NewUser): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into auth.users (id, aud, role, email, raw_user_meta_data, raw_app_meta_data, email_confirmed_at)
     values ($1, 'authenticated', 'authenticated', $2, $3::jsonb, '{"provider":"email","providers":["email"]}',
       case when $4::boolean then now() end)`,
    [id, user.email, { user_type: user.userType ?? 'owner' }, user.confirmed ?? true],
  );
  return id;
}
