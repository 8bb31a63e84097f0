import type { BenchDatabase } from './engines';
import { actAs, samplesOf } from './measure';
import type { Subject } from './subject';

/** Rows of a table read one after the other, from which on it counts as large. */
const MANY = 5_000;

async function readRows(database: BenchDatabase): Promise<Map<string, number>> {
  const rows = await database.query<{ name: string; read: string }>(
    `select relname as name, seq_tup_read::text as read from pg_stat_xact_all_tables
     where schemaname in ('public', 'private')`,
  );
  return new Map(rows.map(({ name, read }) => [name, Number(read)]));
}

/**
 * The large tables that a subject, as its caller with policies on, reads from end to end. Counted while
 * it runs, so that what functions do inside is seen as well.
 */
export async function scannedTables(
  database: BenchDatabase,
  subject: Subject,
  vendors: number,
): Promise<string[]> {
  const [sample] = await samplesOf(database, subject, vendors);
  const role = subject.isInternal ? 'none' : sample?.caller ? 'authenticated' : 'anon';
  await database.script('begin');
  // What earlier transactions read may not have been handed on yet.
  const before = await readRows(database);
  await actAs(database, role, sample?.caller ?? null, 'transaction');
  await database.query(subject.sql, sample?.first ? [sample.first] : []);
  await database.script('reset role');
  const after = await readRows(database);
  await database.script('rollback');
  return [...after]
    .filter(([name, read]) => read - (before.get(name) ?? 0) >= MANY)
    .map(([name]) => name)
    .sort();
}
