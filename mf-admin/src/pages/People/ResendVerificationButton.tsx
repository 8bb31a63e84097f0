import { useState } from 'react';
import { resendVerification } from '@tree-service/kernel';
import { Button } from '@tree-service/design';

/** Resends the verification email; the server ignores verified addresses. */
export function ResendVerificationButton({ email }: { readonly email: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    await resendVerification(email);
    setIsBusy(false);
  };
  return (
    <Button
      variant="outline"
      size="sm"
      loading={isBusy}
      aria-label={`Resend the verification email to ${email}`}
      onClick={() => void send()}
    >
      Resend
    </Button>
  );
}
