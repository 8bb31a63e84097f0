import { useMutation } from '@tanstack/react-query';
import { endOtherSessions } from '../../../api/sessions';
import { notify } from '@tree-service/kernel';
import { Button, ConfirmDialog } from '@tree-service/design';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';

/** Ends the sessions of the account on every other device, after asking. */
export function OtherSessions({ onEnded }: { onEnded: () => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync } = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: async () => {
      notify.success("You're logged out everywhere else");
      await onEnded();
    },
  });
  return (
    <div>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <MonitorSmartphone aria-hidden size={18} />
        Log out everywhere else
      </Button>
      <ConfirmDialog
        cancelLabel="Cancel"
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Log out everywhere else?"
        description="All other browsers and devices are logged out: immediately where the site is open, otherwise within an hour. You stay signed in here."
        confirmLabel="Log out everywhere else"
        onConfirm={() => mutateAsync()}
      />
    </div>
  );
}
