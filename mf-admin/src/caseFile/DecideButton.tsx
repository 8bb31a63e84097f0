import { useState, type ReactNode } from 'react';
import { ReasonDialog } from '@tree-service/design/forms';
import { Button, type ButtonVariant } from '@tree-service/design';

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
  /** The most characters the server takes; 1000 when absent. */
  readonly longest?: number;
  readonly isDisabled?: boolean;
  readonly onDecide: (reason: string) => Promise<unknown>;
}

/** A button that asks for the reason of an act, and does it. */
export function DecideButton(props: DecideButtonProps) {
  const { label, name, title, children, hint, variant = 'outline' } = props;
  const { isGrave = false, longest = 1000, isDisabled, onDecide } = props;
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
        variant={isGrave ? 'destructive' : 'default'}
        mostCharacters={longest}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={onDecide}
        description={children}
      />
    </>
  );
}
