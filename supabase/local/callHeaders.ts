import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';

const calls = new AsyncLocalStorage<Headers>();

/** Answers a call of the Data API, whose rules may read its headers. */
export function answerWithHeaders<T>(request: Request, answer: () => Promise<T>): Promise<T> {
  return calls.run(request.headers, answer);
}

/**
 * Tells each transaction of a call its headers and calls private.before_request, as PostgREST does:
 * @supabase/lite gives headers to functions alone, and has no pgrst.db_pre_request.
 */
export function passHeaders(connection: Connection): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) => {
    const headers = calls.getStore();
    // Without someone's claims nothing is read for a caller, such as the catalog.
    if (!headers || !vars) return withContext(vars, work, options);
    return withContext(
      vars,
      async (transaction) => {
        const { sql } = await import('kysely');
        const given = JSON.stringify(Object.fromEntries(headers));
        await sql`select set_config('request.headers', ${given}, true), private.before_request()`.execute(
          transaction,
        );
        return work(transaction);
      },
      options,
    );
  };
}
