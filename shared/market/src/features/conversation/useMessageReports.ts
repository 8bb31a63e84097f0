import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myMessageReportsQuery, reportMessage } from '../../api/messageReports';
import { readChangedLater } from '@tree-service/kernel';
import type { ReportStanding } from '@tree-service/design/hooks';

/** What the reader has reported, and the way to report. */
export interface MessageReports {
  standingOf: (messageId: string) => ReportStanding;
  /** Reports a message with what is wrong about it; throws what the server refused with. */
  report: (messageId: string, reason: string) => Promise<void>;
}

/** The reader's own reports in a conversation. */
export function useMessageReports(readerId: string): MessageReports {
  const queryClient = useQueryClient();
  const query = myMessageReportsQuery(readerId);
  const { data = [] } = useQuery(query);
  return {
    standingOf: (messageId) => {
      const report = data.find(({ message_id }) => message_id === messageId);
      if (report === undefined) return 'none';
      return report.outcome === null ? 'waiting' : 'settled';
    },
    report: async (messageId, reason) => {
      await reportMessage(messageId, reason);
      await readChangedLater([query.queryKey]);
      queryClient.setQueryData(
        query.queryKey,
        (known) => known && [{ message_id: messageId, outcome: null }, ...known],
      );
    },
  };
}
