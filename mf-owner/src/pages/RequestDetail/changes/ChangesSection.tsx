import { useQuery } from '@tanstack/react-query';
import { type ChangeOrder, changeOrdersQuery } from '@tree-service/market/api/changeOrders';
import { messageOf } from '@tree-service/kernel';
import {
  Button,
  Card,
  ConfirmDialog,
  DescriptionList,
  Heading,
  HStack,
  RetryAlert,
  Section,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { showRows } from '@tree-service/market/api/showRows';
import {
  formatCents,
  formatCentsChange,
  lineAmount,
  lineInWords,
  type Tone,
} from '@tree-service/domain';
import { Deadline } from '@tree-service/design/hooks';
import { ReasonDialog } from '@tree-service/design/forms';
import { useState } from 'react';
import { useRequestAction } from '../useRequestAction';
import { approveChangeOrder, declineChangeOrder } from '../../../api/quotes';

type RequestJob = RequestDetail['jobs'][number];

const DECISIONS: Readonly<Record<string, { label: string; tone: Tone }>> = {
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  lapsed: { label: 'Expired', tone: 'neutral' },
};

/** A change order: what, why and what it costs, with the decision while it is open. */
function ChangeOrderCard({
  change,
  businessName,
  timeZone,
}: {
  change: ChangeOrder;
  businessName: string;
  timeZone: string;
}) {
  const [dialog, setDialog] = useState<'approve' | 'decline' | null>(null);
  const isWaiting = change.decision === null;
  const decision = DECISIONS[change.decision ?? ''];
  const after = change.price_before_cents + change.amount_cents;

  const approval = useRequestAction({
    run: () => approveChangeOrder(change.id),
    show: (state) => {
      showRows<ChangeOrder>([{ id: change.id, decision: 'approved' }]);
      showRows<RequestJob>([{ id: change.job_id, state, price_cents: after }]);
    },
    done: `Approved. The price is now ${formatCents(after)}.`,
  });
  const decline = useRequestAction({
    run: (reason: string) => declineChangeOrder(change.id, reason),
    show: (state, reason) => {
      showRows<ChangeOrder>([{ id: change.id, decision: 'declined', decision_note: reason }]);
      showRows<RequestJob>([{ id: change.job_id, state }]);
    },
    done: 'The work continues as agreed',
  });
  return (
    <Card as="article" aria-label={`Change ${change.number}`} $tone={isWaiting ? 'brand' : 'plain'}>
      <VStack>
        <HStack $justify="space-between" $wrap>
          <Heading level={3} size="lg">
            Change {change.number}: {formatCentsChange(change.amount_cents)}
          </Heading>
          <StatusPill tone={decision?.tone ?? 'warning'}>
            {decision?.label ?? 'Waiting for your response'}
          </StatusPill>
        </HStack>
        <Text>“{change.reason}”</Text>
        <DescriptionList
          items={[
            ...change.job_change_order_lines.map((line) => ({
              term: lineInWords(line),
              description: formatCentsChange(lineAmount(line)),
            })),
            ...(change.tax_cents === 0
              ? []
              : [{ term: 'Sales tax', description: formatCentsChange(change.tax_cents) }]),
            {
              term: isWaiting ? 'Price if you approve' : 'Price with this change',
              description: `${formatCents(after)}, was ${formatCents(change.price_before_cents)}`,
            },
            ...(change.decision_note === null
              ? []
              : [{ term: 'You wrote', description: change.decision_note }]),
          ]}
        />
        {isWaiting && (
          <>
            <Deadline label="Expires" at={change.answer_by} timeZone={timeZone} />
            <HStack $gap={3} $wrap>
              <Button onClick={() => setDialog('approve')}>Approve change</Button>
              <Button variant="outline" onClick={() => setDialog('decline')}>
                Decline change
              </Button>
            </HStack>
          </>
        )}
      </VStack>
      <ConfirmDialog
        open={dialog === 'approve'}
        onOpenChange={(open) => setDialog(open ? 'approve' : null)}
        title="Approve this change?"
        description={`The agreed price becomes ${formatCents(after)}, and ${businessName} continues the work.`}
        confirmLabel="Approve change"
        cancelLabel="Decide later"
        onConfirm={() => approval.mutateAsync()}
      />
      <ReasonDialog
        open={dialog === 'decline'}
        onOpenChange={(open) => setDialog(open ? 'decline' : null)}
        title="Decline this change?"
        description={`${businessName} will see your reason. The work continues as agreed.`}
        draft={`change-decline/${change.id}`}
        label="Why are you declining it?"
        mostCharacters={2000}
        confirmLabel="Decline change"
        keepLabel="Decide later"
        onConfirm={(reason) => decline.mutateAsync(reason)}
      />
    </Card>
  );
}

/** The changes a Pro proposed while working, newest first; nothing when there are none. */
export function ChangesSection({
  jobId,
  businessName,
  timeZone,
}: {
  jobId: string;
  businessName: string;
  timeZone: string;
}) {
  const { data = [], error, refetch } = useQuery(changeOrdersQuery(jobId));
  if (data.length === 0 && !error) return null;
  return (
    <Section title="Changes to the work">
      {error ? (
        <RetryAlert title="We couldn't load the proposed changes" onRetry={refetch}>
          {messageOf(error)}
        </RetryAlert>
      ) : (
        <VStack>
          {data.map((change) => (
            <ChangeOrderCard
              key={change.id}
              change={change}
              businessName={businessName}
              timeZone={timeZone}
            />
          ))}
        </VStack>
      )}
    </Section>
  );
}
