import { decideDispute, type OverseenDispute } from './disputes.api';
import { type Cents, DISPUTE_STATES, formatCents, type JobState } from '@tree-service/domain';
import {
  describeOutcome,
  DISPUTE_OUTCOMES,
  DISPUTE_REASONS,
  outcomeSchema,
} from '@tree-service/market/features/disputes';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { Card, Link, Section, Text } from '@tree-service/design';
import { useRuleWords } from '@tree-service/market/features/rules';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { showRows } from '@tree-service/market/api/showRows';
import {
  Form,
  FormActions,
  MoneyField,
  RadioField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import type { DisputeOutcome } from '@tree-service/market/api/disputes';
import { adminPaths } from '../paths';
import { Statement } from '../shared/caseFile/Statement';
import { Case, useIsOwnDecision } from '../shared/queue/Case';
import { ReasonField, requiredReason } from '../shared/layout/ReasonField';
import { useDecision } from '../shared/layout/useDecision';

/** In characters. */
const MAX_REASON_LENGTH = 4000;

const reasonSchema = v.object({
  reason: requiredReason(MAX_REASON_LENGTH),
});

/** A decision: the outcome, its price where it has one, and the reason both sides read. */
export const decisionSchema = (agreed: Cents) => v.intersect([outcomeSchema(agreed), reasonSchema]);

const WORK_DONE: readonly JobState[] = ['delivered', 'completed'];
const OVER: readonly JobState[] = ['canceled', 'no_show'];

/** The outcomes the database accepts for a job, mildest first. */
export function possibleOutcomes(state: JobState): DisputeOutcome[] {
  const possible: ReadonlyArray<readonly [DisputeOutcome, boolean]> = [
    ['no_change', true],
    ['rework', WORK_DONE.includes(state)],
    ['price_reduced', !OVER.includes(state)],
    ['work_accepted', state === 'delivered'],
    ['job_canceled', !OVER.includes(state) && state !== 'completed'],
    ['no_show_cleared', state === 'no_show'],
  ];
  return possible.flatMap(([outcome, isPossible]) => (isPossible ? [outcome] : []));
}

interface DisputeDecisionProps {
  readonly dispute: OverseenDispute;
  readonly onDecided?: () => void;
}

/** Decides a dispute: the outcome, a new price if it is lower, and a reason both sides can read. */
function DisputeDecision({ dispute, onDecided }: DisputeDecisionProps) {
  const { state, price_cents: price } = dispute.jobs;
  const { appeal } = useRuleWords();
  const schema = useMemo(() => decisionSchema(price), [price]);
  const form = useSchemaForm(schema, { defaultValues: { outcome: '', price: null, reason: '' } });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const isAppeal = dispute.state === 'appealed';
  const { mutateAsync } = useDecision({
    run: (decision: v.InferOutput<typeof schema>) =>
      decideDispute(dispute.id, decision.outcome, decision.price, decision.reason),
    closes: [dispute.id],
    refresh: [['disputes'], ['requests'], ['jobs']],
    show: (decided, decision) =>
      showRows<OverseenDispute>([
        {
          id: dispute.id,
          state: decided,
          outcome: decision.outcome,
          outcome_price_cents: decision.price,
          decision_reason: decision.reason,
          decided_at: new Date().toISOString(),
        },
      ]),
    onDone: () => {
      notify.success('Dispute decided', {
        description: isAppeal ? 'The outcome takes effect now.' : 'Both sides can appeal.',
      });
      onDecided?.();
    },
  });
  return (
    <Card>
      <Form
        form={form}
        draft={`decision/${dispute.id}`}
        label="Decision"
        onSubmit={async (decision) => void (await mutateAsync(decision))}
      >
        <Text>
          {isAppeal
            ? 'Your decision is final and takes effect immediately.'
            : `Either side can appeal within ${appeal}. After that, it takes effect.`}
        </Text>
        <RadioField
          name="outcome"
          control={form.control}
          label="Outcome"
          options={possibleOutcomes(state).map((value) => ({ value, ...DISPUTE_OUTCOMES[value] }))}
        />
        {outcome === 'price_reduced' && (
          <MoneyField
            name="price"
            control={form.control}
            label="New price"
            hint={`Below the agreed ${formatCents(price)}`}
          />
        )}
        <ReasonField note="Both sides can read this." mostCharacters={MAX_REASON_LENGTH} />
        <FormActions submit="Decide dispute" />
      </Form>
    </Card>
  );
}

interface DisputeCaseProps {
  readonly dispute: OverseenDispute;
  readonly onDecided?: () => void;
}

/** One dispute: what each side says and shows, the evidence and, while it is open, the decision. */
export function DisputeCase({ dispute, onDecided }: DisputeCaseProps) {
  const isOwn = useIsOwnDecision(dispute.id);
  const { service_requests: request, vendor_profiles: vendor, state, opened_by: opener } = dispute;
  const isAppealed = state === 'appealed';
  const isOpen = isAppealed || state === 'under_review';
  const nameOf = (side: string) => (side === 'owner' ? request.contact_name : vendor.business_name);
  const answerer = opener === 'owner' ? 'vendor' : 'owner';
  const photosOf = (side: string) => (
    <RequestPhotos
      paths={dispute.job_dispute_photos.filter((one) => one.side === side).map(({ path }) => path)}
      label={`Photos from ${nameOf(side)}`}
    />
  );
  return (
    <Case
      id={dispute.id}
      title={DISPUTE_REASONS[dispute.reason]}
      status={DISPUTE_STATES[state]}
      isOpen={isOpen}
      isAppealed={isAppealed}
      dueAt={dispute.due_at}
      requestId={dispute.request_id}
      vendorId={dispute.vendor_id}
      decision={
        isOpen &&
        !(isAppealed && isOwn) && (
          <Section title="Your decision">
            <DisputeDecision dispute={dispute} onDecided={onDecided} />
          </Section>
        )
      }
    >
      <Text>
        {request.contact_name} and{' '}
        <Link to={adminPaths.vendor(dispute.vendor_id)}>{vendor.business_name}</Link>, request #
        {request.number}, {formatCents(dispute.jobs.price_cents)}. {nameOf(opener)}{' '}
        {isOpen ? 'requests' : 'requested'}:{' '}
        <strong>{describeOutcome(dispute.wanted, dispute.wanted_price_cents)}</strong>
      </Text>
      <Statement
        title={`What ${nameOf(opener)} says`}
        at={dispute.created_at}
        words={dispute.description}
      >
        {photosOf(opener)}
      </Statement>
      <Statement
        title={`Response from ${nameOf(answerer)}`}
        at={dispute.answered_at}
        words={dispute.answer ?? 'No response before the deadline.'}
      >
        {photosOf(answerer)}
      </Statement>
      {dispute.outcome !== null && (
        <Statement
          title={`${isAppealed ? 'First decision' : 'Outcome'}: ${describeOutcome(dispute.outcome, dispute.outcome_price_cents)}`}
          at={dispute.decided_at}
          words={dispute.decision_reason ?? ''}
        />
      )}
      {dispute.appealed_by !== null && (
        <Statement
          title={`Appeal from ${nameOf(dispute.appealed_by)}`}
          words={dispute.appeal_reason ?? ''}
        />
      )}
    </Case>
  );
}
