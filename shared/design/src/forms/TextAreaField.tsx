import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame, Text, TextAreaInput } from '../ui';
import { useField, type FieldProps } from './useField';

/** A many-line field's settings. */
export interface TextAreaFieldProps<Values extends FieldValues, Output>
  extends
    FieldProps<Values, Output>,
    Pick<ComponentProps<'textarea'>, 'placeholder' | 'rows' | 'autoComplete'> {
  /** Shows how many of these characters are used; the schema enforces the limit. */
  counterMax?: number;
}

/** Several lines of text, with a counter when there is a limit. */
export function TextAreaField<Values extends FieldValues, Output = Values>({
  name,
  control,
  label,
  hint,
  optional,
  disabled,
  counterMax,
  ...attributes
}: TextAreaFieldProps<Values, Output>) {
  const { id, error, input } = useField({ name, control, hint, optional, disabled });
  const { length }: string = input.value;
  const over = counterMax !== undefined && length > counterMax;
  const counter = counterMax !== undefined && (
    <Text as="span" size="sm" tone={over ? 'danger' : 'muted'} numeric spaceAbove={1}>
      {`${length} / ${counterMax}`}
    </Text>
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} foot={counter}>
      <TextAreaInput {...attributes} {...input} />
    </FieldFrame>
  );
}
