import { useMutation } from '@tanstack/react-query';
import { notify, reportError, signOutElsewhere } from '@tree-service/shared/runtime';
import { Button, ConfirmDialog } from '@tree-service/shared/ui';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';

async function endOthers(): Promise<void> {
  const outcome = await signOutElsewhere();
  if (outcome.ok) return;
  throw new Error(outcome.message, { cause: outcome.cause });
}

/** Ends the sessions of the account on every other device, after asking. */
export function OtherSessions() {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync } = useMutation({
    networkMode: 'always',
    mutationFn: endOthers,
    onSuccess: () => notify.success('You are logged out everywhere else'),
    onError: (cause) => reportError(cause, { category: 'authentication', source: 'OtherSessions' }),
  });
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <MonitorSmartphone aria-hidden size={18} />
        Log out everywhere else
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Log out everywhere else?"
        description="Every other browser and device has to sign in again, within an hour at the latest. You stay signed in here."
        confirmLabel="Log out everywhere else"
        onConfirm={() => mutateAsync()}
      />
    </>
  );
}
