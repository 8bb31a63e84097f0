import { useRuleWords } from '@tree-service/market/features/rules';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { decideDispute, type OverseenDispute } from '@tree-service/market/api/disputes';
import { formatCents } from '@tree-service/domain';
import { DISPUTE_OUTCOMES } from '@tree-service/market/features/disputes';
import {
  Form,
  MoneyField,
  RadioField,
  SubmitButton,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Card, Text, VStack } from '@tree-service/design';
import { useRefresh } from '../../layout/useRefresh';
import { decisionSchema, LONGEST_REASON } from './decisionSchema';
import { possibleOutcomes } from './possibleOutcomes';

interface DisputeDecisionProps {
  readonly dispute: OverseenDispute;
  readonly onDecided: () => void;
}

/** The decision of a dispute: its outcome, the new price of a lower one, and the reason both sides read. */
export function DisputeDecision({ dispute, onDecided }: DisputeDecisionProps) {
  const { state, price_cents: price } = dispute.jobs;
  const { appeal } = useRuleWords();
  const refresh = useRefresh(['disputes'], ['requests'], ['jobs']);
  const schema = useMemo(() => decisionSchema(price), [price]);
  const form = useSchemaForm(schema, { defaultValues: { outcome: '', price: null, reason: '' } });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const isAppeal = dispute.state === 'appealed';
  return (
    <Card>
      <Form
        form={form}
        label="Decision"
        onSubmit={async (decision) => {
          await decideDispute(dispute.id, decision.outcome, decision.price, decision.reason);
          notify.success('The dispute is decided', {
            description: isAppeal ? 'The outcome takes effect now.' : 'Both sides can appeal.',
          });
          onDecided();
          await refresh();
        }}
      >
        <VStack $gap={2}>
          <Text>
            {isAppeal
              ? 'Your decision is final and takes effect at once.'
              : `Either side can appeal within ${appeal}; then it takes effect.`}
          </Text>
        </VStack>
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
        <TextAreaField
          name="reason"
          control={form.control}
          label="Reason"
          hint="Both sides read this, and it is kept in the audit log."
          counterMax={LONGEST_REASON}
        />
        <div>
          <SubmitButton>Decide</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
