import { useState } from 'react';
import { EmailField, Form, SubmitButton, useSchemaForm } from '@tree-service/design/forms';
import { resetPassword, sendSignInLink, type Outcome } from '@tree-service/kernel';
import { Alert, Button, Dialog, VStack } from '@tree-service/design';
import { emailSchema } from '../../authentication/schemas';

/** What the mail is for. */
export type MailKind = 'reset' | 'link';

interface MailWords {
  readonly title: string;
  readonly description: string;
  readonly button: string;
  readonly sent: string;
  readonly send: (email: string) => Promise<Outcome>;
}

const mails: Readonly<Record<MailKind, MailWords>> = {
  reset: {
    title: 'Reset your password',
    description: "We'll email you a link to set a new password.",
    button: 'Send reset link',
    sent: 'Password reset email sent! Please check your inbox and follow the instructions.',
    send: resetPassword,
  },
  link: {
    title: 'Sign in by email',
    description: "We'll email you a link that signs you in without your password.",
    button: 'Send sign-in link',
    sent: 'If this address has an account, a sign-in link is on its way. Please check your inbox.',
    send: sendSignInLink,
  },
};

interface MailFormProps {
  readonly words: MailWords;
  readonly email: string;
  readonly onSent: () => void;
}

function MailForm({ words, email, onSent }: MailFormProps) {
  const form = useSchemaForm(emailSchema, { defaultValues: { email } });
  return (
    <Form
      draft={null}
      form={form}
      label={words.title}
      onSubmit={async (values) => {
        const outcome = await words.send(values.email);
        if (outcome.ok) onSent();
        return outcome;
      }}
    >
      <EmailField name="email" control={form.control} />
      <SubmitButton size="mobileLg" fullWidth>
        {words.button}
      </SubmitButton>
    </Form>
  );
}

/** What the dialog mails, its state and the prefilled address. */
export interface MailDialogProps {
  readonly kind: MailKind;
  readonly open: boolean;
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for an address and emails a link to reset the password or to sign in. */
export default function MailDialog({ kind, open, email, onClose }: MailDialogProps) {
  const [isSent, setSent] = useState(false);
  const words = mails[kind];

  function change(next: boolean): void {
    if (next) return;
    setSent(false);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="sm"
      title={words.title}
      description={words.description}
    >
      {isSent ? (
        <VStack $gap={4}>
          <Alert tone="success" role="status">
            {words.sent}
          </Alert>
          <Button variant="outline" size="mobileLg" fullWidth onClick={() => setSent(false)}>
            Send Again
          </Button>
        </VStack>
      ) : (
        <MailForm words={words} email={email} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}
