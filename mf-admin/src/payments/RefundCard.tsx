import { formatCents, formatMoment } from '@tree-service/domain';
import type { Payment } from '@tree-service/market/api/payments';
import { hideRows, showRows } from '@tree-service/market/api/showRows';
import { Alert, Card, Heading, HStack, Link, Text, VStack } from '@tree-service/design';
import { decideRefund, type OpenRefund, proposeSettlement, type Settlement } from './payments.api';
import { SecondDecision, type Decided } from '../shared/caseFile/SecondDecision';
import { Statement } from '../shared/caseFile/Statement';
import { Age } from '../shared/layout/Age';
import { useDecision } from '../shared/layout/useDecision';
import { adminPaths } from '../paths';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { ProposeRefund, useProposal } from './ProposeRefund';

/** What an administrator reads about each way to settle a failed refund. */
export const SETTLEMENTS: Readonly<
  Record<
    Settlement,
    {
      readonly label: string;
      /** What to write, before it is proposed. */
      readonly ask: string;
      /** What the proposal is, for the one who decides. */
      readonly proposed: string;
      /** What an approval does. */
      readonly approving: string;
    }
  >
> = {
  paid_otherwise: {
    label: 'Paid back another way',
    ask: 'Say how the money went back, such as by check and when.',
    proposed: 'Proposed: the money was paid back another way.',
    approving:
      'The payment counts as refunded. Nothing is sent to the payment provider, and we notify the Pro.',
  },
  kept: {
    label: 'Keep payment',
    ask: 'Say why the money stays with us. Tokens that were taken back return to the Pro. A plan that ended stays ended.',
    proposed: 'Proposed: the money stays with us.',
    approving:
      'The payment stays paid. Any tokens we took back return to the balance, and we notify the Pro.',
  },
};

const STALE = [['payments'], ['tokens'], ['vendors']] as const;

const REFUNDING = {
  approving:
    'The tokens are taken back, or the plan ends, immediately. The card is credited within a few days.',
  otherwise: 'No money is returned.',
};

const settling = (settlement: Settlement) => ({
  approving: SETTLEMENTS[settlement].approving,
  otherwise: 'The failed refund stays open.',
});

interface ProposeSettlementProps {
  readonly refund: OpenRefund;
  readonly settlement: Settlement;
  /** Tells it from others: "$70 to Ash & Sons". */
  readonly subject: string;
}

/** Proposes one way to end a refund that failed; another administrator decides. */
function ProposeSettlement({ refund, settlement, subject }: ProposeSettlementProps) {
  const propose = useProposal({
    payments: refund.payments,
    business: refund.business,
    amount_cents: refund.amount_cents,
    settlement,
    run: (reason) => proposeSettlement(refund.id, settlement, reason),
    done: 'Settlement proposed',
  });
  const { label, ask } = SETTLEMENTS[settlement];
  return (
    <DecideButton
      label={label}
      title={`${label}: ${subject}`}
      hint="The Pro can read this. Saved to the audit log."
      draft={`settle-refund-${settlement}/${refund.id}`}
      maxLength={500}
      onDecide={propose}
    >
      <Text>{ask} Another administrator must approve it.</Text>
    </DecideButton>
  );
}

/**
 * A refund: another administrator approves or rejects it; an approved one waits for the provider, and one
 * that failed can be proposed again, or settled without the provider.
 */
export function RefundCard({ refund }: { readonly refund: OpenRefund }) {
  const { id, business, reason, state, settlement, proposer, payments } = refund;
  const { mutateAsync } = useDecision({
    run: ({ decision, reason: words }: Decided) => decideRefund(id, decision, words),
    closes: [id],
    refresh: STALE,
    show: (_, { decision }) => {
      // The provider still has to return the money; a settlement is all there is to do.
      if (decision === 'approve' && settlement === null) {
        showRows<OpenRefund>([{ id, state: 'approved' }]);
        showRows<Payment>([{ id: payments.id, state: 'refunding' }]);
      } else {
        hideRows(STALE, [id]);
      }
      // With all of the money paid back, there is nothing left to refund.
      const isAll = refund.amount_cents >= payments.amount_cents;
      if (decision === 'approve' && settlement === 'paid_otherwise' && isAll) {
        showRows<Payment>([{ id: payments.id, state: 'refunded' }]);
      }
    },
  });
  const amount = formatCents(refund.amount_cents);
  const subject = `${amount} to ${business}`;
  return (
    <Card as="article" aria-label={subject}>
      <VStack $gap={5}>
        <HStack $justify="space-between" $wrap>
          <Heading level={3} size="lg">
            {amount} to <Link to={adminPaths.vendor(payments.vendor_id)}>{business}</Link>
          </Heading>
          <Text as="span" size="sm" tone="muted">
            {payments.what}, <Age since={refund.created_at} />
          </Text>
        </HStack>
        <Statement title={proposer ? `Reason from ${proposer.email}` : 'Reason'} words={reason} />
        {settlement !== null && <Text>{SETTLEMENTS[settlement].proposed}</Text>}
        {state === 'approved' && (
          <Text tone="muted">Approved. The payment provider is returning the money.</Text>
        )}
        {state === 'failed' && (
          <>
            <Alert tone="danger" title="This refund failed">
              The bank rejected it
              {refund.failed_at !== null && ` on ${formatMoment(refund.failed_at)}`}:{' '}
              {(refund.failure ?? '').replaceAll('_', ' ')}. Propose the refund again, or record how
              it ended.
            </Alert>
            <HStack $gap={3} $wrap>
              <ProposeRefund payment={payments} business={business} />
              <ProposeSettlement refund={refund} settlement="paid_otherwise" subject={subject} />
              <ProposeSettlement refund={refund} settlement="kept" subject={subject} />
            </HStack>
          </>
        )}
        {state === 'pending' && (
          <SecondDecision
            noun={settlement === null ? 'refund' : 'settlement'}
            id={id}
            subject={subject}
            proposedBy={refund.proposed_by}
            {...(settlement === null ? REFUNDING : settling(settlement))}
            decide={(decision, words) => mutateAsync({ decision, reason: words })}
          />
        )}
      </VStack>
    </Card>
  );
}
