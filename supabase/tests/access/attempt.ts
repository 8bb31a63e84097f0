import type { Allowed } from './aggregate';
import { isAnonymous, type AccessWorld, type CallerName } from './world';
import { becomeCaller, type Queries, type Row } from '../support/database';
import { refusal } from '../support/refusal';
import { rolledBack as rolledBackIn } from '../support/rolledBack';

/** What became of a statement: the rows it touched, or the refusal. */
export type Outcome = { rows: number } | { code: string; message: string };

/** Runs one statement as a caller and takes its effect back. */
export async function attempt(
  world: AccessWorld,
  caller: CallerName,
  sql: string,
  parameters: unknown[] = [],
): Promise<Outcome> {
  return rolledBack(world, (queries) => attemptIn(queries, world, caller, { sql, parameters }));
}

/** Runs `work` in a transaction of the world of which nothing stays; returns its answer. */
export function rolledBack<T>(
  world: AccessWorld,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  return rolledBackIn(world.market.database, work);
}

/** A statement with its parameters and the settings of the session it needs. */
export interface Statement {
  sql: string;
  parameters?: unknown[];
  settings?: Record<string, string>;
}

/**
 * As `attempt`, within a transaction: a savepoint takes the effect and the caller's role back.
 * `look` sees what the statement answered, and what it did with the eyes of the server.
 */
export async function attemptIn(
  queries: Queries,
  world: AccessWorld,
  caller: CallerName,
  statement: Statement,
  look?: (answer: readonly Row[]) => Promise<void>,
): Promise<Outcome> {
  await queries.query('savepoint attempted');
  try {
    await becomeCaller(queries, world.callers[caller]);
    for (const [name, value] of Object.entries(statement.settings ?? {})) {
      await queries.query('select set_config($1, $2, true)', [name, value]);
    }
    const rows = await queries.query(statement.sql, statement.parameters ?? []);
    if (look) {
      await queries.query('reset role');
      await look(rows);
    }
    return { rows: rows.length };
  } catch (error) {
    return await refusal(Promise.reject(error));
  } finally {
    await queries.query('rollback to savepoint attempted');
  }
}

/** Whether a statement found or changed rows. */
export function touched(outcome: Outcome): boolean {
  return 'rows' in outcome && outcome.rows > 0;
}

/** Whether a statement was refused or found nothing. A row for a business one does not have is turned away by its foreign key. */
export function refusedOrNothing(outcome: Outcome): boolean {
  return 'rows' in outcome ? outcome.rows === 0 : ['42501', '23503'].includes(outcome.code);
}

/** Whether a cell of the matrix names a caller. */
export function may(allowed: Allowed, caller: CallerName): boolean {
  return allowed === 'everyone' || (allowed !== 'nobody' && allowed.split(' ').includes(caller));
}

/** The account of a caller; a visitor tries in the owner's name, a crew in its Pro's. */
export function idOf({ ids }: AccessWorld, caller: CallerName): string {
  if (!isAnonymous(caller)) return ids[caller];
  return caller === 'visitor' ? ids.owner : ids.vendor;
}
