import { requestAccountDeletion } from '../../api/account';
import { EmailField, Form, SubmitButton, useSchemaForm } from '@tree-service/design/forms';
import { notify, useAuth } from '@tree-service/kernel';
import { Button, HStack } from '@tree-service/design';
import * as v from 'valibot';

const confirmed = (email: string) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (typed) => typed.toLowerCase() === email.toLowerCase(),
        `Please type ${email} to confirm`,
      ),
    ),
  });

/** Confirms by the typed email address that the account is to be deleted. */
export function DeletionForm({
  onRequested,
  onCancel,
}: {
  onRequested: () => Promise<void>;
  onCancel: () => void;
}) {
  const email = useAuth((auth) => auth.user?.email ?? '');
  const form = useSchemaForm<{ email: string }, { email: string }>(confirmed(email), {
    defaultValues: { email: '' },
  });

  const request = async (answer: { email: string }) => {
    await requestAccountDeletion(answer.email);
    notify.success('Your account will be deleted in seven days');
    await onRequested();
  };

  return (
    <Form form={form} onSubmit={request} label="Delete your account">
      <EmailField
        name="email"
        control={form.control}
        label="Type your email address to confirm"
        autoComplete="off"
        hint={`The address of this account is ${email}.`}
      />
      <HStack $gap={3} $wrap>
        <SubmitButton variant="destructive">Delete my account</SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          Keep my account
        </Button>
      </HStack>
    </Form>
  );
}
