import { useState, type ReactNode } from 'react';
import { ReasonDialog } from '@tree-service/design/forms';
import { Button, type ButtonVariant } from '@tree-service/design';
import { useHasKeys, KeyCap, useKey } from './CaseKeys';

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
  /** Keeps the reason until it is sent, under this name: the decision and what it is about. */
  readonly draft: string;
  /** The letter that opens it in the review queue: "a". */
  readonly letter?: string;
  readonly onDecide: (reason: string) => Promise<unknown>;
}

/** A button that asks for a reason before it acts. */
export function DecideButton(props: DecideButtonProps) {
  const { label, name, title, children, hint, variant = 'outline' } = props;
  const { isDestructive = false, maxLength = 1000, isDisabled, onDecide, letter, draft } = props;
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const shown = useHasKeys() && !isDisabled ? letter : undefined;
  useKey(letter ?? '', shown === undefined ? null : open);
  return (
    <>
      <Button
        variant={variant}
        aria-label={name}
        disabled={isDisabled}
        aria-keyshortcuts={shown?.toUpperCase()}
        onClick={open}
      >
        {label}
        {shown && <KeyCap letter={shown} />}
      </Button>
      <ReasonDialog
        keepLabel="Cancel"
        title={title}
        label="Reason"
        hint={hint}
        confirmLabel={label}
        variant={isDestructive ? 'destructive' : 'default'}
        mostCharacters={maxLength}
        draft={draft}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={onDecide}
        description={children}
      />
    </>
  );
}
