import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from './TextField';

type Props<Values extends FieldValues, Output> = Omit<TextFieldProps<Values, Output>, 'label'> & {
  label?: string;
};

/** A US telephone number, as it is typed. */
export function PhoneField<Values extends FieldValues, Output = Values>({
  label = 'Phone',
  ...rest
}: Props<Values, Output>) {
  return (
    <TextField<Values, Output>
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      label={label}
      {...rest}
    />
  );
}

/** A five-digit ZIP code. */
export function ZipField<Values extends FieldValues, Output = Values>({
  label = 'ZIP code',
  ...rest
}: Props<Values, Output>) {
  return (
    <TextField<Values, Output>
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      label={label}
      {...rest}
    />
  );
}
