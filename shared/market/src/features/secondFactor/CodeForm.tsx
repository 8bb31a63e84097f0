import { Form, FormActions, TextField, useSchemaForm } from '@tree-service/design/forms';
import { confirmSecondFactor } from '@tree-service/kernel';
import * as v from 'valibot';

const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, 'Please enter the 6 digits your app shows'),
  ),
});

export interface CodeFormProps {
  factorId: string;
  onConfirmed: () => void | Promise<void>;
}

/** Asks for the code an authenticator app shows now. */
export function CodeForm({ factorId, onConfirmed }: CodeFormProps) {
  const form = useSchemaForm(codeSchema, { defaultValues: { code: '' } });
  return (
    <Form
      draft={null}
      form={form}
      label="Second factor"
      onSubmit={async ({ code }) => {
        const outcome = await confirmSecondFactor(factorId, code);
        if (outcome.ok) await onConfirmed();
        return outcome;
      }}
    >
      <TextField
        name="code"
        control={form.control}
        label="Code"
        hint="6 digits from your authenticator app."
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormActions submit="Confirm code" />
    </Form>
  );
}
