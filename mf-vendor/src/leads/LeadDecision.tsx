import { useNow } from '@tree-service/design/hooks';
import {
  Button,
  color,
  Dialog,
  Divider,
  fontSize,
  media,
  space,
  VStack,
} from '@tree-service/design';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { UndoLine, useDelayed } from '@tree-service/market/features/undo';
import {
  Form,
  requiredText,
  SubmitButton,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import * as v from 'valibot';
import { AcceptLeadDialog, type OfferedLead } from './AcceptLeadDialog';
import { offerUrgency } from './OfferCountdown';
import { DECLINE_REASONS, tokensInWords } from './words';
import { useDeclineLead } from './useLeadActions';

// Full width on a phone, and beside each other.
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  ${media.mobile} {
    & > * {
      flex: 1 0 auto;
      padding-inline: ${space(4)};
    }
  }
`;

/** Time to undo a decline before it is sent, in milliseconds. */
export const UNDO_MS = 6000;

interface Decline {
  /** Null unless a decline is pending or being sent. */
  reason: string | null;
  isSending: boolean;
  start: (reason: string) => void;
  undo: () => void;
}

/** Declines an offer with time to undo: a sent decline is final, because the offer goes to the next Pro. */
function useDecline(leadId: string): Decline {
  const { mutate, isPending } = useDeclineLead();
  const delayed = useDelayed<string>(
    (reason) => mutate({ leadId, reason }, { onSettled: () => delayed.settle() }),
    UNDO_MS,
  );
  return {
    reason: delayed.given,
    isSending: isPending,
    start: delayed.start,
    undo: delayed.undo,
  };
}

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

const schema = v.object({ reason: requiredText('Please enter a reason', 500) });

interface DeclineLeadDialogProps {
  leadId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  reasons: readonly string[];
  onDecline: (reason: string) => void;
}

function DeclineLeadDialog({
  leadId,
  open,
  onOpenChange,
  reasons,
  onDecline,
}: DeclineLeadDialogProps) {
  const form = useSchemaForm(schema, { defaultValues: { reason: '' } });
  const decline = (reason: string) => {
    onOpenChange(false);
    onDecline(reason);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Why are you declining?"
      description="Declining is free. Your reason helps us send you better requests."
    >
      <VStack $gap={3}>
        {reasons.map((reason) => (
          <Button key={reason} variant="outline" fullWidth onClick={() => decline(reason)}>
            {reason}
          </Button>
        ))}
        <Divider $space={2} />
        <Form
          form={form}
          draft={`decline/${leadId}`}
          label="Another reason"
          gap={3}
          onSubmit={({ reason }) => decline(reason)}
        >
          <TextField control={form.control} name="reason" label="Another reason" maxLength={500} />
          <SubmitButton variant="secondary" fullWidth>
            Decline
          </SubmitButton>
        </Form>
      </VStack>
    </Dialog>
  );
}

/** The most common reasons as buttons; the others are in a dialog. */
function DeclineReasons({
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

/** The actions of an open offer, nothing once it has expired; `children` are next to Accept. */
export function LeadDecision({ lead, children }: { lead: OfferedLead; children?: ReactNode }) {
  const [accepting, setAccepting] = useState(false);
  const [declining, setDeclining] = useState(false);
  const reasons = useId();
  const decline = useDecline(lead.id);
  const isOver = offerUrgency(lead.offer_expires_at, useNow(1000)) === 'over';
  if (decline.reason !== null) {
    return (
      <UndoLine isSending={decline.isSending} onUndo={decline.undo}>
        Declined: {decline.reason}
      </UndoLine>
    );
  }
  if (isOver && !accepting) return children ? <Buttons>{children}</Buttons> : null;
  return (
    <VStack $gap={4}>
      <Buttons>
        <Button size="lg" onClick={() => setAccepting(true)}>
          Accept for {tokensInWords(lead.token_price)}
        </Button>
        {children}
        <Button
          size="lg"
          variant="outline"
          aria-expanded={declining}
          aria-controls={reasons}
          onClick={() => setDeclining(!declining)}
        >
          Decline
        </Button>
      </Buttons>
      <div id={reasons} hidden={!declining}>
        <DeclineReasons
          leadId={lead.id}
          onDecline={(reason) => {
            setDeclining(false);
            decline.start(reason);
          }}
        />
      </div>
      <AcceptLeadDialog lead={lead} open={accepting} onOpenChange={setAccepting} />
    </VStack>
  );
}
