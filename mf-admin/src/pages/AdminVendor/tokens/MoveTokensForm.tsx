import * as v from 'valibot';
import { adjustTokens, grantTokens } from '../../../api/tokenAdjustments';
import { useIdempotencyKey } from '@tree-service/design/hooks';
import {
  Form,
  NumberField,
  oneOf,
  RadioField,
  requiredText,
  SubmitButton,
  TextAreaField,
  typedNumber,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Button, HStack, Text } from '@tree-service/design';
import { useRefresh } from '../../../layout/useRefresh';

const LONGEST = 500;
const MOST = 1_000_000;

const schema = v.object({
  kind: oneOf(['grant', 'take'], 'Choose what to do.'),
  tokens: typedNumber('a number of tokens', { min: 1, max: MOST, whole: true }),
  reason: requiredText('Reason is required.', LONGEST),
});

interface MoveTokensFormProps {
  readonly vendorId: string;
  /** Tokens one administrator may move alone. */
  readonly limit: number | undefined;
  readonly onClose: () => void;
}

/** Gives a Pro tokens or takes some; beyond the limit it becomes a proposal. */
export function MoveTokensForm({ vendorId, limit, onClose }: MoveTokensFormProps) {
  const keyFor = useIdempotencyKey();
  const refresh = useRefresh(['tokens'], ['token_adjustments']);
  const form = useSchemaForm(schema, { defaultValues: { kind: 'grant', tokens: '', reason: '' } });
  return (
    <Form
      form={form}
      label="Move tokens"
      onSubmit={async (typed) => {
        const { kind, tokens, reason } = typed;
        const key = keyFor(typed);
        const { state, available } =
          kind === 'grant'
            ? await grantTokens(vendorId, tokens, reason, key)
            : await adjustTokens(vendorId, -tokens, reason, key);
        if (state === 'posted') {
          notify.success('The tokens are moved', { description: `Available now: ${available}.` });
        } else {
          notify.info('A second administrator must approve this', {
            description: 'It waits among the token adjustments of Admin Tools.',
          });
        }
        onClose();
        await refresh();
      }}
    >
      <Text>
        {limit === undefined
          ? 'Beyond the limit a second administrator decides.'
          : `You may move ${limit} tokens a day for one Pro; beyond that a second administrator decides.`}
      </Text>
      <RadioField
        name="kind"
        control={form.control}
        label="What to do"
        inline
        options={[
          { value: 'grant', label: 'Give tokens' },
          { value: 'take', label: 'Take tokens' },
        ]}
      />
      <NumberField name="tokens" control={form.control} label="Tokens" whole />
      <TextAreaField
        name="reason"
        control={form.control}
        label="Reason"
        hint="The Pro reads this in the ledger, and it is kept in the audit log."
        counterMax={LONGEST}
      />
      <HStack $justify="end" $gap={3} $wrap>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton>Move tokens</SubmitButton>
      </HStack>
    </Form>
  );
}
