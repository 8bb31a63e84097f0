import { useRuleWords } from '@tree-service/market/features/rules';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type * as v from 'valibot';
import { decideDispute, type OverseenDispute } from '../../api/disputes';
import { showRows } from '@tree-service/market/api/showRows';
import { formatCents } from '@tree-service/domain';
import { DISPUTE_OUTCOMES } from '@tree-service/market/features/disputes';
import {
  Form,
  FormActions,
  MoneyField,
  RadioField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Card, Text } from '@tree-service/design';
import { ReasonField } from '../../layout/ReasonField';
import { useDecision } from '../../layout/useDecision';
import { decisionSchema, MAX_REASON_LENGTH } from './decisionSchema';
import { possibleOutcomes } from './possibleOutcomes';

interface DisputeDecisionProps {
  readonly dispute: OverseenDispute;
  readonly onDecided?: () => void;
}

/** Decides a dispute: the outcome, a new price if it is lower, and a reason both sides can read. */
export function DisputeDecision({ dispute, onDecided }: DisputeDecisionProps) {
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
