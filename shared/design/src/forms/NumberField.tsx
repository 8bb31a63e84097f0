import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { space } from '../ui';
import { TextField, type TextFieldProps } from './TextField';

const Unit = styled.span`
  padding-right: ${space(3)};
  pointer-events: none;
`;

/**
 * A number with its unit. The form's value is the typed text, so that typed text is never lost;
 * the schema (`typedNumber`) makes the number. Not of type `number`, whose arrows and scroll wheel
 * change values by accident.
 */
export function NumberField<Values extends FieldValues, Output = Values>({
  unit,
  whole = false,
  label,
  ...rest
}: Omit<TextFieldProps<Values, Output>, 'type' | 'after'> & {
  /** "ft", "in", "miles"; also read as part of the label. */
  unit?: string;
  /** Offers the digits-only keyboard. */
  whole?: boolean;
}) {
  return (
    <TextField<Values, Output>
      label={label}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      after={unit && <Unit>{unit}</Unit>}
      {...rest}
    />
  );
}
