import { Button, color, fontSize, space } from '@tree-service/design';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { DeclineLeadDialog } from './DeclineLeadDialog';
import { DECLINE_REASONS } from './words';

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Label = styled.span`
  flex: 1 0 100%;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const SHOWN = 3;

/** The most common reasons as buttons; the others are in a dialog. */
export function DeclineReasons({
  leadId,
  onDecline,
}: {
  leadId: string;
  onDecline: (reason: string) => void;
}) {
  const [more, setMore] = useState(false);
  const label = useId();
  return (
    <>
      <Group role="group" aria-labelledby={label}>
        <Label id={label}>Declining is free. Why not this one?</Label>
        {DECLINE_REASONS.slice(0, SHOWN).map((reason) => (
          <Button key={reason} variant="outline" onClick={() => onDecline(reason)}>
            {reason}
          </Button>
        ))}
        <Button variant="ghost" onClick={() => setMore(true)}>
          Other reason
        </Button>
      </Group>
      <DeclineLeadDialog
        leadId={leadId}
        open={more}
        onOpenChange={setMore}
        reasons={DECLINE_REASONS.slice(SHOWN)}
        onDecline={onDecline}
      />
    </>
  );
}
