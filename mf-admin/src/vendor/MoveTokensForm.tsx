import { LOCALE } from '@tree-service/domain';
import * as v from 'valibot';
import { adjustTokens, grantTokens, showAdjustment } from '../api/tokenAdjustments';
import { useIdempotencyKey } from '@tree-service/design/hooks';
import {
  Form,
  FormActions,
  NumberField,
  oneOf,
  RadioField,
  typedNumber,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Text } from '@tree-service/design';
import { ReasonField, requiredReason } from '../shared/layout/ReasonField';
import { useDecision } from '../shared/layout/useDecision';

const MAX = 1_000_000;

const schema = v.object({
  kind: oneOf(['grant', 'take'], 'Please choose whether to add or remove tokens'),
  tokens: typedNumber('a number of tokens', { min: 1, max: MAX, whole: true }),
  reason: requiredReason(),
});

interface MoveTokensFormProps {
  readonly vendorId: string;
  /** What one administrator can adjust alone, in words; while it loads, undefined. */
  readonly limit: string | undefined;
  readonly onClose: () => void;
}

/** Adds or removes tokens; over the limit it becomes a proposal. */
export function MoveTokensForm({ vendorId, limit, onClose }: MoveTokensFormProps) {
  const keyFor = useIdempotencyKey();
  const move = useDecision({
    run: (typed: v.InferOutput<typeof schema>) => {
      const { kind, tokens, reason } = typed;
      const key = keyFor(typed);
      return kind === 'grant'
        ? grantTokens(vendorId, tokens, reason, key)
        : adjustTokens(vendorId, -tokens, reason, key);
    },
    refresh: [['tokens'], ['token_adjustments']],
    show: showAdjustment,
    onDone: ({ state, available }) => {
      if (state === 'posted') {
        notify.success('Tokens adjusted', {
          description: `Available now: ${available.toLocaleString(LOCALE)}.`,
        });
      } else {
        notify.info('A second administrator must approve this', {
          description: 'It is now in Token adjustments in Admin Tools.',
        });
      }
      onClose();
    },
  });
  const form = useSchemaForm(schema, { defaultValues: { kind: 'grant', tokens: '', reason: '' } });
  return (
    <Form
      form={form}
      label="Adjust tokens"
      draft={`adjust-tokens/${vendorId}`}
      onSubmit={async (typed) => void (await move.mutateAsync(typed))}
    >
      <Text>
        {limit === undefined
          ? 'Over the limit, a second administrator must approve.'
          : `You can adjust up to ${limit}. Over that, a second administrator must approve.`}
      </Text>
      <RadioField
        name="kind"
        control={form.control}
        label="Adjustment"
        inline
        options={[
          { value: 'grant', label: 'Add tokens' },
          { value: 'take', label: 'Remove tokens' },
        ]}
      />
      <NumberField name="tokens" control={form.control} label="Tokens" whole />
      <ReasonField note="The Pro can read this in the ledger." />
      <FormActions submit="Adjust tokens" onCancel={onClose} />
    </Form>
  );
}
