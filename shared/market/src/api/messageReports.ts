import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';

/** Reports a message of the other side, once. */
export async function reportMessage(messageId: string, reason: string): Promise<void> {
  const client = await backend();
  expectDone(await client.rpc('report_message', { message_id: messageId, reason }));
}

/** Query for what the caller has reported, the latest 200, and what became of it (null while it waits). */
export const myMessageReportsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['conversations', 'reported', userId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('message_reports')
          .select('message_id, outcome')
          .eq('reporter_id', userId)
          .order('created_at', { ascending: false })
          .order('id')
          .limit(200),
      );
    },
  });
