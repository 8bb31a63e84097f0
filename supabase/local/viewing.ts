import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';

/** Names the viewing a call of the Data API belongs to: an administrator looks at the pages of a person. */
export const VIEW_AS = 'x-view-as';

const headers = new AsyncLocalStorage<string>();

/** Answers a call of the Data API, as one of a viewing where its header says so. */
export function inViewing<T>(request: Request, answer: () => Promise<T>): Promise<T> {
  const viewing = request.headers.get(VIEW_AS);
  return viewing === null ? answer() : headers.run(JSON.stringify({ [VIEW_AS]: viewing }), answer);
}

/**
 * Calls private.before_request at the beginning of each transaction of a viewing, as PostgREST does for
 * every call with pgrst.db_pre_request, which @supabase/lite lacks. Other calls it would not change.
 */
export function enterViewings(connection: Connection): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) => {
    const given = headers.getStore();
    // Without someone's claims nothing is read for a caller, such as the catalog.
    if (given === undefined || !vars) return withContext(vars, work, options);
    return withContext(
      vars,
      async (transaction) => {
        const { sql } = await import('kysely');
        await sql`select set_config('request.headers', ${given}, true)`.execute(transaction);
        await sql`select private.before_request()`.execute(transaction);
        return work(transaction);
      },
      options,
    );
  };
}
