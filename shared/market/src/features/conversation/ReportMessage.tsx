import { REPORT_STANDINGS, ReportButton, type ReportStanding } from '@tree-service/design/hooks';
import { ReasonDialog } from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { useState } from 'react';

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
