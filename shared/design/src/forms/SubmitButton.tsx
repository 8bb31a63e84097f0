import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, type ButtonSize, type ButtonVariant } from '../ui';

export interface SubmitButtonProps {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
}

/** Sends the form around it, and shows that it is being sent. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" loading={isSubmitting} />;
}
