import { useState, type ReactNode } from 'react';
import { Button, type ButtonVariant } from '@tree-service/shared/ui';
import { ReasonDialog } from '../vendorDecisions/ReasonDialog';

interface DecideButtonProps {
  /** On the button, and on the button that confirms. */
  readonly label: string;
  /** The button's name for screen readers, where several stand on a page. */
  readonly name?: string;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** Who reads the reason. */
  readonly hint: string;
  readonly variant?: ButtonVariant;
  readonly isGrave?: boolean;
  readonly longest?: number;
  readonly isDisabled?: boolean;
  readonly onDecide: (reason: string) => Promise<unknown>;
}

/** A button that asks for the reason of an act, and does it. */
export function DecideButton(props: DecideButtonProps) {
  const { label, name, title, children, hint, variant = 'outline' } = props;
  const { isGrave, longest, isDisabled, onDecide } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        aria-label={name}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <ReasonDialog
        title={title}
        label="Reason"
        hint={hint}
        confirmLabel={label}
        isGrave={isGrave}
        longest={longest}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={onDecide}
      >
        {children}
      </ReasonDialog>
    </>
  );
}
