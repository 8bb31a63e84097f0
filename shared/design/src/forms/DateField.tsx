import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from './TextField';

/**
 * A calendar date in the browser's own picker; the form's value is "2026-05-31". `withTime` asks
 * for a local date and time, "2026-05-31T08:30", without a zone.
 */
export function DateField<Values extends FieldValues, Output = Values>({
  withTime = false,
  ...rest
}: Omit<TextFieldProps<Values, Output>, 'type'> & { withTime?: boolean }) {
  return <TextField<Values, Output> type={withTime ? 'datetime-local' : 'date'} {...rest} />;
}
