import { Button, space } from '../ui';
import { Flag } from 'lucide-react';
import styled from 'styled-components';

// As high as a finger needs, in a line that is not.
const Quiet = styled(Button)`
  margin-block: -${space(2)};
  padding-inline: ${space(2)};
  font-weight: 500;
`;

/** The quiet button that begins a report; `label` says of what: "Report the message of 2:15 PM". */
export function ReportButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Quiet variant="ghost" size="sm" aria-label={label} onClick={onClick}>
      <Flag aria-hidden size={14} />
      Report
    </Quiet>
  );
}
