import type { Allowed } from './access/aggregate';
import type { AccessWorld, CallerName } from './accessWorld';
import { refusal } from './refusal';

/** What became of a statement: the rows it touched, or the refusal. */
export type Outcome = { rows: number } | { code: string; message: string };

class TakeBack extends Error {
  constructor(readonly rows: number) {
    super('taken back');
  }
}

/** Runs one statement as a caller and takes its effect back. */
export async function attempt(
  world: AccessWorld,
  caller: CallerName,
  sql: string,
  parameters: unknown[] = [],
): Promise<Outcome> {
  try {
    await world.market.database.as(world.callers[caller], async (queries) => {
      const rows = await queries.query(sql, parameters);
      throw new TakeBack(rows.length);
    });
  } catch (error) {
    if (error instanceof TakeBack) return { rows: error.rows };
    return refusal(Promise.reject(error));
  }
  throw new Error('The attempt ended without an outcome.');
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

/** The account of a caller; a visitor tries in the owner's name. */
export function idOf(world: AccessWorld, caller: CallerName): string {
  return caller === 'visitor' ? world.ids.owner : world.ids[caller];
}
