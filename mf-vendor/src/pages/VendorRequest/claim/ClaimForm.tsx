import type { CreditReason } from '@tree-service/market/api/claims';
import { showRows } from '@tree-service/market/api/showRows';
import { isKeyOf, withRules } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import { useAction, useIdempotencyKey } from '@tree-service/design/hooks';
import {
  Form,
  FormActions,
  RadioField,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Text } from '@tree-service/design';
import * as v from 'valibot';
import type { LeadDetail } from '../../../api/leads';
import { fileCreditClaim } from '../../../api/claims';
import { CREDIT_REASONS } from './claimRules';

const schema = v.pipe(
  v.object({
    reason: v.pipe(
      v.nullable(v.string()),
      v.check((reason) => isKeyOf(CREDIT_REASONS, reason), 'Please choose a reason'),
    ),
    description: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(2000, 'Please use at most 2000 characters'),
    ),
  }),
  v.forward(
    v.check(
      ({ reason, description }) =>
        !isKeyOf(CREDIT_REASONS, reason) ||
        !CREDIT_REASONS[reason].needsDetails ||
        description !== '',
      'Please describe what was wrong',
    ),
    ['description'],
  ),
);

/** Claims are decided immediately where stored facts suffice. */
export function ClaimForm({ leadId, onCancel }: { leadId: string; onCancel: () => void }) {
  const rules = useRuleWords();
  const reasons = Object.entries(CREDIT_REASONS).map(([value, { label, explained }]) => ({
    value,
    label,
    hint: withRules(explained, rules),
  }));
  const keyFor = useIdempotencyKey();
  const form = useSchemaForm(schema, { defaultValues: { reason: null, description: '' } });
  const file = useAction({
    run: ({ reason, description }: { reason: CreditReason; description: string }) =>
      fileCreditClaim(leadId, reason, description, keyFor({ reason, description })),
    failed: null,
    refresh: [['leads'], ['tokens'], ['claims'], ['requests']],
    show: (claim) => showRows<LeadDetail>([{ id: leadId, lead_credit_claims: claim }]),
  });
  return (
    <Form
      form={form}
      draft={`claim/${leadId}`}
      label="Refund claim"
      onSubmit={async ({ reason, description }) => {
        if (isKeyOf(CREDIT_REASONS, reason)) await file.mutateAsync({ reason, description });
      }}
    >
      <RadioField control={form.control} name="reason" label="What was wrong?" options={reasons} />
      <TextAreaField
        control={form.control}
        name="description"
        label="Details"
        counterMax={2000}
        optional
      />
      <Text size="sm" tone="muted">
        Up to {rules.claimGrants} in {rules.claimGrantDays} can be granted immediately, and up to{' '}
        {rules.claimGrantsPerOwner} about the same owner. An administrator decides any others within{' '}
        {rules.decision}.
      </Text>
      <FormActions submit="Submit claim" onCancel={onCancel} />
    </Form>
  );
}
