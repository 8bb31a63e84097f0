import { REPORT_STANDINGS, ReportButton, type ReportStanding } from '@tree-service/design/hooks';
import { ReasonDialog } from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { useState } from 'react';

const LONGEST = 1000;

/** What reporting a message needs. */
export interface ReportMessageProps {
  /** Who wrote it. */
  author: string;
  /** When, as the log shows it: "2:15 PM". */
  time: string;
  standing: ReportStanding;
  onReport: (reason: string) => Promise<void>;
}

/** The way to tell an administrator what is wrong with a message, or that this was done. */
export function ReportMessage({ author, time, standing, onReport }: ReportMessageProps) {
  const [isOpen, setOpen] = useState(false);
  if (standing !== 'none') return REPORT_STANDINGS[standing];
  return (
    <>
      <ReportButton label={`Report the message of ${time}`} onClick={() => setOpen(true)} />
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Report a message of ${author}`}
        description={`An administrator reads it within your conversation and takes it down if it breaks our rules. ${author} is not told who reported it. In danger, call 911.`}
        label="What is wrong with it?"
        missing="Say what is wrong with it"
        mostCharacters={LONGEST}
        confirmLabel="Report"
        onConfirm={async (reason) => {
          await onReport(reason);
          notify.success('The message is reported', {
            description: 'An administrator looks at it. What comes of it shows below the message.',
          });
        }}
      />
    </>
  );
}
