import { Button, Dialog } from '@tree-service/design';
import { useState, type ReactNode } from 'react';

interface CorrectionDialogProps {
  readonly title: string;
  /** Draws the form; `close` ends the dialog. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button and the dialog in which administrators correct what somebody entered. */
export function CorrectionDialog({ title, children }: CorrectionDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Correct
      </Button>
      <Dialog title={title} open={isOpen} onOpenChange={setIsOpen}>
        {children(() => setIsOpen(false))}
      </Dialog>
    </>
  );
}
