import { REPORT_STANDINGS, ReportButton, type ReportStanding } from '@tree-service/design/hooks';
import { ReasonDialog } from '@tree-service/design/forms';
import { notify, readChangedLater } from '@tree-service/kernel';
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myMessageReportsQuery, reportMessage } from '../../api/messageReports';

const LONGEST = 1000;

export interface ReportMessageProps {
  messageId: string;
  /** Who wrote it. */
  author: string;
  /** When, as the log shows it: "2:15 PM". */
  time: string;
  standing: ReportStanding;
  onReport: (reason: string) => Promise<void>;
}

/** Reports a message to an administrator, or shows that it was reported. */
export function ReportMessage({ messageId, author, time, standing, onReport }: ReportMessageProps) {
  const [isOpen, setOpen] = useState(false);
  if (standing !== 'none') return REPORT_STANDINGS[standing];
  return (
    <>
      <ReportButton label={`Report message from ${time}`} onClick={() => setOpen(true)} />
      <ReasonDialog
        keepLabel="Cancel"
        open={isOpen}
        onOpenChange={setOpen}
        title={`Report a message from ${author}`}
        description={`An administrator reviews it in your conversation and removes it if it breaks our rules. ${author} won't know who reported it. If you're in danger, call 911.`}
        label="What's wrong with it?"
        missing="Please describe what's wrong with it"
        mostCharacters={LONGEST}
        draft={`message-report/${messageId}`}
        confirmLabel="Report"
        onConfirm={async (reason) => {
          await onReport(reason);
          notify.success('Message reported', {
            description:
              "An administrator will review it. You'll see the outcome below the message.",
          });
        }}
      />
    </>
  );
}

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
