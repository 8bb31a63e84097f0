import { useState, type ReactNode } from 'react';
import { ReasonDialog } from '@tree-service/design/forms';
import { Button, type ButtonVariant } from '@tree-service/design';

interface DecideButtonProps {
  readonly label: string;
  /** The accessible name, where a page has several. */
  readonly name?: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly hint: string;
  readonly variant?: ButtonVariant;
  readonly isDestructive?: boolean;
  /** In characters; 1000 when absent. */
  readonly maxLength?: number;
  readonly isDisabled?: boolean;
  readonly onDecide: (reason: string) => Promise<unknown>;
}

/** A button that asks for a reason before it acts. */
export function DecideButton(props: DecideButtonProps) {
  const { label, name, title, children, hint, variant = 'outline' } = props;
  const { isDestructive = false, maxLength = 1000, isDisabled, onDecide } = props;
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
        variant={isDestructive ? 'destructive' : 'default'}
        mostCharacters={maxLength}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={onDecide}
        description={children}
      />
    </>
  );
}
