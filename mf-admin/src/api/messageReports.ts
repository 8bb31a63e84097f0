import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';

const REPORT = `id, reason, outcome, resolution, resolved_at, created_at, reporter_id,
  messages (id, body, sender_id, conversation_id, created_at,
    conversations (owner_id, vendor_id, request_id,
      service_requests (number, contact_name),
      vendor_profiles!conversations_vendor_id_fkey (business_name)))` as const;

async function readOpenReports(key: PageKey | null) {
  const client = await backend();
  return readPage(client.from('message_reports').select(REPORT).is('outcome', null), {
    by: 'created_at',
    order: 'asc',
    key,
  });
}

/** Undecided reports about messages, oldest first; for administrators. */
export const openMessageReports = keysetList({
  queryKey: ['message_reports', 'open'],
  keyOf: (report) => ({ at: report.created_at, id: report.id }),
  read: readOpenReports,
});

/** Query for one report about a message; an empty list once it is decided. */
export const waitingMessageReportQuery = (reportId: string) =>
  queryOptions({
    queryKey: ['message_reports', 'waiting', reportId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client.from('message_reports').select(REPORT).eq('id', reportId).is('outcome', null),
      );
    },
  });

/** Query for every report of a message, decided or not, the first one on top; for administrators. */
export const reportsOfMessageQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['message_reports', 'about', messageId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('message_reports')
          .select(REPORT)
          .eq('message_id', messageId)
          .order('created_at')
          .order('id'),
      );
    },
  });

/** A report of a message, as administrators read it. */
export type OverseenMessageReport = Awaited<ReturnType<typeof readOpenReports>>['rows'][number];

/**
 * Reports of messages in the conversations of an owner or a Pro, by either side, decided or not, latest
 * first; for administrators.
 */
export const messageReportsOf = (side: 'owner' | 'vendor', personId: string) =>
  keysetList({
    queryKey: ['message_reports', 'of', side, personId],
    keyOf: (report) => ({ at: report.created_at, id: report.id }),
    read: async (key: PageKey | null) => {
      const client = await backend();
      return readPage(
        client
          .from('message_reports')
          .select(
            `id, message_id, reason, outcome, resolution, created_at, reporter_id,
          messages!inner (body, sender_id, conversation_id, conversations!inner (owner_id, vendor_id))`,
          )
          .eq(`messages.conversations.${side}_id`, personId),
        { by: 'created_at', order: 'desc', key },
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
