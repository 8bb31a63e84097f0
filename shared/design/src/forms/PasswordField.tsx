import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui';
import { TextField, type TextFieldProps } from './TextField';

/** A password with a button to show it. `kind` sets the autocomplete hint for password managers. */
export function PasswordField<Values extends FieldValues, Output = Values>({
  label = 'Password',
  kind = 'current',
  ...rest
}: Omit<TextFieldProps<Values, Output>, 'label' | 'type' | 'after'> & {
  label?: string;
  kind?: 'current' | 'new';
}) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField<Values, Output>
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <Button
          variant="ghost"
          size="icon"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} />
        </Button>
      }
      {...rest}
    />
  );
}
