import type { ReactNode } from 'react';
import { Button, HStack, type ButtonVariant } from '../ui';
import { SubmitButton } from './SubmitButton';

export interface FormActionsProps {
  /** What sending does, as a verb: "Save property". */
  readonly submit: ReactNode;
  readonly variant?: ButtonVariant;
  readonly cancel?: string;
  /** Leaves the form. Without it there is no Cancel button. */
  readonly onCancel?: () => void;
  /** Further actions, after the two. */
  readonly children?: ReactNode;
}

/** The buttons at the end of a form. */
export function FormActions({
  submit,
  variant,
  cancel = 'Cancel',
  onCancel,
  children,
}: FormActionsProps) {
  return (
    <HStack $gap={3} $wrap>
      <SubmitButton variant={variant}>{submit}</SubmitButton>
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          {cancel}
        </Button>
      )}
      {children}
    </HStack>
  );
}
