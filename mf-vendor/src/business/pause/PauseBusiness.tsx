import { Button, Dialog } from '@tree-service/design';
import { useState } from 'react';
import { PauseForm } from './PauseForm';

/** The way to take no new work for a while. `today` is the ISO date where the Pro works. */
export function PauseBusiness({ today }: { today: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      trigger={
        <Button variant="outline" size="sm">
          Pause your business
        </Button>
      }
      open={isOpen}
      onOpenChange={setOpen}
      title="Pause your business?"
      description="You are not offered new requests meanwhile, and owners do not find you in the directory. Work you have taken goes on."
    >
      <PauseForm today={today} onClose={() => setOpen(false)} />
    </Dialog>
  );
}
