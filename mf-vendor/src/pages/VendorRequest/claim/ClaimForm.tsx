import type { CreditReason } from '@tree-service/market/api/claims';
import { showRows } from '@tree-service/market/api/showRows';
import { isKeyOf, withRules, type RuleText } from '@tree-service/domain';
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
import type { LeadDetail, LeadJob } from '../../../api/leads';
import { fileCreditClaim } from '../../../api/claims';

/** Keys as stored; `hint` says when the claim is decided or what to tell us. */
export const CREDIT_REASONS: Readonly<
  Record<CreditReason, { label: string; explained: RuleText; needsDetails: boolean }>
> = {
  owner_silent: {
    label: 'The owner never messaged me or replied to my quote',
    explained: ({ silentAfter }) =>
      `Decided immediately, if it's been ${silentAfter} since the owner's first reply.`,
    needsDetails: false,
  },
  request_canceled: {
    label: 'The owner canceled soon after replying',
    explained: ({ canceledWithin }) =>
      `Decided immediately: granted if canceled within ${canceledWithin} of the owner's reply.`,
    needsDetails: false,
  },
  duplicate_request: {
    label: 'I already paid for the same request',
    explained: 'Decided immediately if we find the other request.',
    needsDetails: false,
  },
  contact_unreachable: {
    label: "I can't reach the owner",
    explained: 'Tell us how and when you tried.',
    needsDetails: true,
  },
  owner_no_show: {
    label: "The owner didn't show up",
    explained: 'Report the no-show on the job first.',
    needsDetails: false,
  },
  not_as_described: {
    label: 'The work is not as described',
    explained: "Tell us what's different.",
    needsDetails: true,
  },
  not_genuine: {
    label: "The request isn't genuine",
    explained: 'Tell us why you think so.',
    needsDetails: true,
  },
  other: { label: 'Something else', explained: 'Tell us what was wrong.', needsDetails: true },
};

const DAY_MS = 86_400_000;

type ClaimedLead = Pick<LeadDetail, 'state' | 'engaged_at'> & {
  lead_credit_claims: object | null;
  jobs: Pick<LeadJob, 'state' | 'no_show_side'> | null;
};

/**
 * Whether a refund for spent tokens can still be claimed, as far as it is known here.
 */
export function canClaim(lead: ClaimedLead, windowDays: number, now: Date): boolean {
  if (lead.engaged_at === null || lead.lead_credit_claims !== null) return false;
  if (['offered', 'viewed', 'credited', 'won'].includes(lead.state)) return false;
  if (lead.jobs !== null && lead.jobs.state !== 'canceled' && lead.jobs.no_show_side !== 'owner') {
    return false;
  }
  return now.getTime() - Date.parse(lead.engaged_at) < windowDays * DAY_MS;
}

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
