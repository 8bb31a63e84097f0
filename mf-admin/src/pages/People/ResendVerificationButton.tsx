import { resendVerification } from '@tree-service/kernel';
import { Button } from '@tree-service/design';
import { ReasonDialog } from '@tree-service/design/forms';
import { noteResending } from '../../api/person';
import { useDecision } from '../../layout/useDecision';

interface ResendVerificationButtonProps {
  readonly personId: string;
  readonly email: string;
}

/** Resends the verification email, with a reason; verified addresses are refused. */
export function ResendVerificationButton({ personId, email }: ResendVerificationButtonProps) {
  const { mutateAsync } = useDecision({
    run: async (reason: string) => {
      await noteResending(personId, reason);
      await resendVerification(email);
    },
    done: 'Verification email sent',
    refresh: [],
  });
  return (
    <ReasonDialog
      keepLabel="Cancel"
      trigger={
        <Button
          variant="outline"
          size="sm"
          aria-label={`Resend the verification email to ${email}`}
        >
          Resend
        </Button>
      }
      title="Resend the verification email?"
      description={`Sends a new link to ${email}.`}
      label="Reason"
      hint="Saved to the audit log."
      confirmLabel="Resend"
      draft={`resend/${personId}`}
      onConfirm={mutateAsync}
    />
  );
}
