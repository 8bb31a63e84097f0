import type { ReactNode } from 'react';
import { Dialog } from '@tree-service/shared/ui';
import { ReasonForm } from './ReasonForm';

interface ReasonDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** What has to be given: "Reason", "Evidence". */
  readonly label: string;
  /** Who will read it, and what it should say. */
  readonly hint: string;
  readonly confirmLabel: string;
  readonly isGrave?: boolean;
  /** The most characters the server takes; 1000 when absent. */
  readonly longest?: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Does it; what it throws is shown, and the text stays. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
}

/** Asks for the words that go with an administrator's act, and does it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, isOpen, onClose, onConfirm, ...form } = props;
  return (
    <Dialog
      title={title}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <ReasonForm
        {...form}
        onCancel={onClose}
        onSubmit={async (reason) => {
          await onConfirm(reason);
          onClose();
        }}
      >
        {children}
      </ReasonForm>
    </Dialog>
  );
}
