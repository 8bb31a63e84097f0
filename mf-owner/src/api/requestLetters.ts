import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

/** Query for what administrators and the owner wrote each other about a request, oldest first. */
export const requestLettersQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['requests', requestId, 'letters'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('request_letters')
          .select('id, author_side, body, created_at')
          .eq('request_id', requestId)
          .order('created_at')
          .order('id'),
      );
    },
  });

/** A letter about a request; its time is ISO. */
export type RequestLetter = Awaited<
  ReturnType<NonNullable<ReturnType<typeof requestLettersQuery>['queryFn']>>
>[number];

const sentSchema = v.object({ id: v.string(), created_at: v.string() });

/** As the owner of a request, answers what administrators wrote about it. Returns the letter. */
export async function answerLetter(requestId: string, body: string): Promise<RequestLetter> {
  const client = await backend();
  const answer = await client.rpc('answer_letter', { request_id: requestId, body });
  return { ...v.parse(sentSchema, unwrap(answer)), author_side: 'owner', body };
}
