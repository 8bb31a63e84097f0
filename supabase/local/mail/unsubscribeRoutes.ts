import { answerUnsubscribe } from '../../functions/_shared/unsubscribePage';
import { asCaller } from '../caller';
import type { Database, Queries } from '../database';

const VISITOR = { role: 'anon', claims: { role: 'anon' } } as const;

/** Serves /unsubscribe/{token}, where links in mails lead. */
export function unsubscribeRoutes(database: Database): (request: Request) => Promise<Response> {
  const asVisitor = <T>(work: (queries: Queries) => Promise<T>) =>
    asCaller(database, VISITOR, {}, work);
  return (request) =>
    answerUnsubscribe(request, {
      isOurs: (token) =>
        asVisitor(async (queries) => {
          const [known] = await queries.query<{ valid: boolean }>(
            'select public.is_unsubscribe_token($1) as valid',
            [token],
          );
          return known?.valid === true;
        }),
      stop: async (token, everything) => {
        await asVisitor((queries) =>
          queries.query('select public.unsubscribe($1, $2)', [token, everything]),
        );
      },
    });
}
