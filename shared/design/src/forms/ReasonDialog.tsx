import { useState, type ReactElement, type ReactNode } from 'react';
import { Dialog } from '../ui';
import { ReasonForm, type ReasonQuestion } from './ReasonForm';

/** Give either a `trigger` or `open` with `onOpenChange`. */
export type ReasonDialogProps = ReasonQuestion & {
  title: string;
  /** What will happen. */
  description: ReactNode;
} & (
    | { trigger: ReactElement; open?: undefined; onOpenChange?: undefined }
    | { trigger?: undefined; open: boolean; onOpenChange: (open: boolean) => void }
  );

/** Asks for a sentence before it does something: a reason, a requested change, what is missing. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { trigger, open, onOpenChange, title, description, ...question } = props;
  const [isOpen, setIsOpen] = useState(false);
  const change = onOpenChange ?? setIsOpen;
  return (
    <Dialog
      trigger={trigger}
      open={open ?? isOpen}
      onOpenChange={change}
      title={title}
      description={description}
    >
      <ReasonForm {...question} onClose={() => change(false)} />
    </Dialog>
  );
}
