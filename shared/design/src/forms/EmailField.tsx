import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from './TextField';

export function EmailField<Values extends FieldValues, Output = Values>({
  label = 'Email',
  ...rest
}: Omit<TextFieldProps<Values, Output>, 'label'> & { label?: string }) {
  return (
    <TextField<Values, Output>
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      label={label}
      {...rest}
    />
  );
}
