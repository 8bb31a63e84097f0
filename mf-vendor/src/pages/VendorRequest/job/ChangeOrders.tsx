import { useQuery } from '@tanstack/react-query';
import { changeOrdersQuery, type ChangeOrder } from '@tree-service/market/api/changeOrders';
import { showRows } from '@tree-service/market/api/showRows';
import {
  formatCentsChange,
  formatTimeLeft,
  lineAmount,
  lineInWords,
  momentInZone,
  type Tone,
} from '@tree-service/domain';
import { useAction, useNow } from '@tree-service/design/hooks';
import {
  Button,
  Card,
  HStack,
  QueryBoundary,
  StatusPill,
  Text,
  VStack,
  WrittenText,
} from '@tree-service/design';
import type { LeadJob } from '../../../api/leads';
import { PlainList } from '../../../area/PlainList';
import { withdrawChangeOrder } from '../../../api/quotes';

const outcomes: Readonly<Record<string, { label: string; tone: Tone }>> = {
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Declined', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  lapsed: { label: 'Expired', tone: 'neutral' },
};
const WAITING = { label: 'Waiting for approval', tone: 'warning' } as const;

function Waiting({ order, timeZone }: { order: ChangeOrder; timeZone: string }) {
  const now = useNow(1000);
  const withdraw = useAction({
    run: () => withdrawChangeOrder(order.id),
    done: 'Change withdrawn. Work continues as agreed.',
    failed: "We couldn't withdraw the change",
    refresh: [['jobs'], ['leads'], ['requests']],
    show: (state) => {
      showRows<ChangeOrder>([{ id: order.id, decision: 'withdrawn' }]);
      showRows<LeadJob>([{ id: order.job_id, state }]);
    },
  });
  return (
    <>
      <Text size="sm" tone="muted">
        Expires {momentInZone(order.answer_by, timeZone)}, in {formatTimeLeft(order.answer_by, now)}
        .
      </Text>
      <div>
        <Button variant="outline" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Withdraw change
        </Button>
      </div>
    </>
  );
}

function Order({ order, timeZone }: { order: ChangeOrder; timeZone: string }) {
  const { label, tone } = outcomes[order.decision ?? ''] ?? WAITING;
  return (
    <Card as="li" $tone="sunken">
      <VStack $gap={2}>
        <HStack $justify="space-between" $gap={3} $wrap>
          <Text as="strong" weight="semibold" numeric>
            Change {order.number}: {formatCentsChange(order.amount_cents)}
          </Text>
          <StatusPill tone={tone}>{label}</StatusPill>
        </HStack>
        <WrittenText>{order.reason}</WrittenText>
        <PlainList $gap={1}>
          {order.job_change_order_lines.map((line) => (
            <Text as="li" key={line.id} size="sm" numeric>
              {lineInWords(line)}, {formatCentsChange(lineAmount(line))}
            </Text>
          ))}
          {order.tax_cents !== 0 && (
            <Text as="li" size="sm" numeric>
              Sales tax, {formatCentsChange(order.tax_cents)}
            </Text>
          )}
        </PlainList>
        {order.decision_note && <Text tone="muted">Reply: {order.decision_note}</Text>}
        {order.decision === null && <Waiting order={order} timeZone={timeZone} />}
      </VStack>
    </Card>
  );
}

/** Latest first; nothing without change orders. */
export function ChangeOrders({ jobId, timeZone }: { jobId: string; timeZone: string }) {
  const orders = useQuery(changeOrdersQuery(jobId));
  return (
    <QueryBoundary query={orders} what="the changes" loading={null}>
      {(all) =>
        all.length > 0 && (
          <PlainList aria-label="Changes to the job">
            {all.map((order) => (
              <Order key={order.id} order={order} timeZone={timeZone} />
            ))}
          </PlainList>
        )
      }
    </QueryBoundary>
  );
}
