import { EmailField, Form, useSchemaForm } from '@tree-service/design/forms';
import { resendVerification } from '@tree-service/kernel';
import { Button, Text } from '@tree-service/design';
import { emailSchema } from '../../authentication/schemas';
import { useCoolDown } from '../../authentication/useCoolDown';

const COOL_DOWN_SECONDS = 60;

/** Resends the confirmation email, at most once a minute; asks for an unknown address. */
export function ResendForm({
  knownEmail,
  draftKey,
}: {
  readonly knownEmail: string | null;
  /** The request that waits for the address. */
  readonly draftKey?: string | undefined;
}) {
  const form = useSchemaForm(emailSchema, { defaultValues: { email: knownEmail ?? '' } });
  const { secondsLeft, start } = useCoolDown(COOL_DOWN_SECONDS);
  const isWaiting = secondsLeft > 0;

  async function resend({ email }: { email: string }) {
    if (isWaiting) return undefined;
    const outcome = await resendVerification(email, draftKey);
    if (outcome.ok) start();
    return outcome;
  }

  return (
    <Form draft={null} form={form} label="Resend the link" onSubmit={resend}>
      {knownEmail === null && <EmailField name="email" control={form.control} />}
      <Button
        type="submit"
        variant="outline"
        size="mobileLg"
        fullWidth
        aria-disabled={isWaiting || undefined}
        loading={form.formState.isSubmitting}
      >
        {isWaiting ? `Send again in ${secondsLeft} s` : 'Resend verification email'}
      </Button>
      <Text size="sm" tone="muted">
        After a second email, you'll choose your password again
        {draftKey !== undefined && ' and send your request yourself'}.
      </Text>
    </Form>
  );
}
