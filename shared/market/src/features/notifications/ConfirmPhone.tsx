import { Form, FormActions, TextField, useSchemaForm } from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import * as v from 'valibot';
import { confirmTexts } from '../../api/texts';
import { formatUsPhone } from '../account/formatUsPhone';

const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, 'Please enter the 6-digit code'),
  ),
});

/** Confirms a phone number by the code that was sent to it. */
export function ConfirmPhone({
  phoneNumber,
  onAgain,
  onConfirmed,
}: {
  phoneNumber: string;
  onAgain: () => void;
  onConfirmed: () => Promise<void>;
}) {
  const form = useSchemaForm(codeSchema, { defaultValues: { code: '' } });
  return (
    <Form
      draft={null}
      form={form}
      label="Confirm your phone"
      onSubmit={async ({ code }) => {
        if (!(await confirmTexts(code))) {
          return {
            ok: false,
            message: 'That code is incorrect. Check it and try again.',
          };
        }
        notify.success('Your phone is confirmed');
        await onConfirmed();
      }}
    >
      <TextField
        name="code"
        control={form.control}
        label="Code"
        hint={`Enter the 6-digit code we text to ${formatUsPhone(phoneNumber)}. If it doesn't arrive within a minute and you've ever replied STOP to our texts, reply START and try again.`}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormActions submit="Confirm" cancel="Change number or send again" onCancel={onAgain} />
    </Form>
  );
}
