import { useState } from 'react';
import { EmailField, Form, SubmitButton, useSchemaForm } from '@tree-service/design/forms';
import { resetPassword } from '@tree-service/kernel';
import { Alert, Button, Dialog, VStack } from '@tree-service/design';
import { emailSchema } from '../../authentication/schemas';

function ResetForm({ email, onSent }: { readonly email: string; readonly onSent: () => void }) {
  const form = useSchemaForm(emailSchema, { defaultValues: { email } });
  return (
    <Form
      form={form}
      label="Reset your password"
      onSubmit={async (values) => {
        const outcome = await resetPassword(values.email);
        if (outcome.ok) onSent();
        return outcome;
      }}
    >
      <EmailField name="email" control={form.control} />
      <SubmitButton size="mobileLg" fullWidth>
        Send reset link
      </SubmitButton>
    </Form>
  );
}

/** The state of the dialog and the prefilled address. */
export interface PasswordResetDialogProps {
  readonly open: boolean;
  readonly email: string;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks for an address and emails a link to reset the password. */
export default function PasswordResetDialog({
  open,
  email,
  onOpenChange,
}: PasswordResetDialogProps) {
  const [isSent, setSent] = useState(false);

  function change(next: boolean): void {
    if (!next) setSent(false);
    onOpenChange(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="sm"
      title="Reset your password"
      description="We'll email you a link to set a new password."
    >
      {isSent ? (
        <VStack $gap={4}>
          <Alert tone="success" role="status">
            Password reset email sent! Please check your inbox and follow the instructions.
          </Alert>
          <Button variant="outline" size="mobileLg" fullWidth onClick={() => setSent(false)}>
            Send Again
          </Button>
        </VStack>
      ) : (
        <ResetForm email={email} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}
