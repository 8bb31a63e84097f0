import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame, TextInput } from '../ui';
import { useField, type FieldProps } from './useField';

type InputAttributes = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
  | 'type'
  | 'autoFocus'
  | 'min'
  | 'max'
>;

/** A one-line field's settings. */
export interface TextFieldProps<Values extends FieldValues, Output>
  extends FieldProps<Values, Output>, InputAttributes {
  /** Inside the box, before the text. */
  before?: ReactNode;
  /** Inside the box, after the text: a unit, a small button. */
  after?: ReactNode;
}

/** One line of text with its label, hint and message. The form's value is the typed text. */
export function TextField<Values extends FieldValues, Output = Values>({
  name,
  control,
  label,
  hint,
  optional,
  disabled,
  ...attributes
}: TextFieldProps<Values, Output>) {
  const { id, error, input } = useField({ name, control, hint, optional, disabled });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <TextInput {...attributes} {...input} />
    </FieldFrame>
  );
}
