import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { expectDone, unwrap } from './backendError';

/** Query for reports of messages nobody has decided about, oldest first; for administrators. */
export const openMessageReportsQuery = queryOptions({
  queryKey: ['message_reports', 'open'],
  queryFn: async () => {
    const client = await backend();
    return unwrap(
      await client
        .from('message_reports')
        .select(
          'id, reason, created_at, reporter_id, messages (id, body, sender_id, conversation_id)',
        )
        .is('outcome', null)
        .order('created_at')
        .limit(100),
    );
  },
});

/** An administrator removes a reported message or dismisses the report, with a reason. */
export async function resolveMessageReport(
  reportId: string,
  outcome: 'removed' | 'dismissed',
  resolution: string,
): Promise<void> {
  const client = await backend();
  expectDone(
    await client.rpc('resolve_message_report', { report_id: reportId, outcome, resolution }),
  );
}
