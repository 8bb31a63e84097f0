import { Button, space } from '../ui';
import { Flag } from 'lucide-react';
import styled from 'styled-components';

/** The reader's report about something: none, waiting for an administrator, or reviewed. */
export type ReportStanding = 'none' | 'waiting' | 'settled';

export const REPORT_STANDINGS: Readonly<Record<Exclude<ReportStanding, 'none'>, string>> = {
  waiting: 'You reported this. An administrator will review it.',
  settled: 'You reported this. An administrator reviewed it and kept it.',
};

// As high as a finger needs, in a line that is not.
const Quiet = styled(Button)`
  margin-block: -${space(2)};
  padding-inline: ${space(2)};
  font-weight: 500;
`;

/** A quiet button that starts a report; `label` names its subject: "Report message from 2:15 PM". */
export function ReportButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Quiet variant="ghost" size="sm" aria-label={label} onClick={onClick}>
      <Flag aria-hidden size={14} />
      Report
    </Quiet>
  );
}
