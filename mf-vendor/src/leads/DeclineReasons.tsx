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

const ON_CARD = 3;

/** Declines an offer with one tap on a reason; further reasons and own words are one tap away. */
export function DeclineReasons({ onDecline }: { onDecline: (reason: string) => void }) {
  const [more, setMore] = useState(false);
  const label = useId();
  return (
    <>
      <Group role="group" aria-labelledby={label}>
        <Label id={label}>Decline, free of charge:</Label>
        {DECLINE_REASONS.slice(0, ON_CARD).map((reason) => (
          <Button key={reason} variant="outline" onClick={() => onDecline(reason)}>
            {reason}
          </Button>
        ))}
        <Button variant="ghost" onClick={() => setMore(true)}>
          Other reason
        </Button>
      </Group>
      <DeclineLeadDialog
        open={more}
        onOpenChange={setMore}
        reasons={DECLINE_REASONS.slice(ON_CARD)}
        onDecline={onDecline}
      />
    </>
  );
}
