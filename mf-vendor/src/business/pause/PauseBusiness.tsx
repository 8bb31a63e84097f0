import { Button, Dialog } from '@tree-service/design';
import { useState } from 'react';
import { PauseForm } from './PauseForm';

/** `today` is an ISO date in the Pro's time zone. */
export function PauseBusiness({ today }: { today: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      trigger={
        <Button variant="outline" size="sm">
          Pause business{' '}
        </Button>
      }
      open={isOpen}
      onOpenChange={setOpen}
      title="Pause your business?"
      description="You won't get new requests, and owners won't find you in the directory. Current work continues."
    >
      <PauseForm today={today} onClose={() => setOpen(false)} />
    </Dialog>
  );
}
