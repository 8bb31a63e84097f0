import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { ENGINE_EXTENSIONS } from '../../../supabase/local/embeddedEngine';
import { pgliteDatabase } from '../../../supabase/local/pgliteDatabase';
import { postgresDatabase } from '../../../supabase/local/postgresDatabase';
import { prepareDatabase } from '../../../supabase/local/prepareDatabase';
import {
  startPostgres,
  type PostgresCluster,
} from '../../../supabase/tests/support/postgresCluster';

export type Row = Record<string, unknown>;

/** A throwaway database with all migrations, and one session of it in which statements are timed. */
export interface BenchDatabase {
  readonly engine: 'postgres' | 'pglite';
  /** Runs a statement with parameters as text, prepared once, in the one session. */
  query<R extends Row = Row>(sql: string, parameters?: readonly string[]): Promise<R[]>;
  /** Runs a script of several statements in the one session. */
  script(sql: string): Promise<void>;
  /** Address for further sessions; undefined where there is but one. */
  readonly url: string | undefined;
  close(): Promise<void>;
}

const SETTINGS = [
  'shared_buffers=2GB',
  'work_mem=16MB',
  'maintenance_work_mem=512MB',
  'max_wal_size=8GB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

/** Starts a PostgreSQL cluster on the loopback address for the benchmark. */
export function startBenchCluster(): Promise<PostgresCluster> {
  return startPostgres(SETTINGS);
}

/** An empty marketplace in a new database of the cluster. */
export async function openPostgres(cluster: PostgresCluster, name: string): Promise<BenchDatabase> {
  const admin = postgresDatabase(cluster.url('postgres'));
  await admin.query(`create database ${name}`);
  await admin.close();
  const url = cluster.url(name);
  const migrating = postgresDatabase(url);
  await prepareDatabase(migrating);
  await migrating.close();
  return oneSession(url);
}

/** One session of a database that has all migrations. */
export function oneSession(url: string): BenchDatabase {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  return {
    engine: 'postgres',
    url,
    query: async <R extends Row>(text: string, parameters: readonly string[] = []) => [
      ...(await sql.unsafe<R[]>(text, [...parameters], { prepare: parameters.length > 0 })),
    ],
    script: async (text) => {
      await sql.unsafe(text).simple();
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

/** An empty marketplace in the embedded engine, in memory. */
export async function openEmbedded(): Promise<BenchDatabase> {
  const engine = await PGlite.create({ extensions: ENGINE_EXTENSIONS });
  await prepareDatabase(pgliteDatabase(engine));
  return {
    engine: 'pglite',
    url: undefined,
    query: async <R extends Row>(text: string, parameters: readonly string[] = []) =>
      (await engine.query<R>(text, [...parameters])).rows,
    script: async (text) => {
      await engine.exec(text);
    },
    close: () => engine.close(),
  };
}
