import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  Checkbox,
  ChoiceCards,
  FieldFrame,
  FieldMessage,
  fieldParts,
  RadioGroup,
  Select,
  type Option,
  type RadioOption,
} from '../ui';
import { useField, type FieldProps } from './useField';

/** One of several options in a select box. The form's value is the option's value, '' for none. */
export function SelectField<Values extends FieldValues, Output = Values>({
  name,
  control,
  label,
  hint,
  optional,
  disabled,
  options,
  placeholder = 'Choose one',
  autoComplete,
}: FieldProps<Values, Output> & {
  options: readonly Option[];
  placeholder?: string;
  autoComplete?: string;
}) {
  const { id, error, input } = useField({ name, control, hint, optional, disabled });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Select
        {...input}
        options={optional ? [{ value: '', label: 'None' }, ...options] : options}
        placeholder={optional ? undefined : placeholder}
        autoComplete={autoComplete}
      />
    </FieldFrame>
  );
}

/** One yes or no. The form's value is a boolean; the label may hold links. */
export function CheckboxField<Values extends FieldValues, Output = Values>({
  name,
  control,
  label,
  hint,
  disabled,
}: Omit<FieldProps<Values, Output>, 'label' | 'optional'> & { label: ReactNode }) {
  // The hint is part of the label, so it is not announced again as a description.
  const { id, field, error, aria } = useField({ name, control, optional: true });
  return (
    <div>
      <Checkbox
        {...aria}
        label={label}
        hint={hint}
        name={field.name}
        ref={field.ref}
        checked={field.value === true}
        disabled={disabled}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {error && <FieldMessage id={fieldParts(id).error}>{error}</FieldMessage>}
    </div>
  );
}

interface RadioFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  options: readonly RadioOption[];
}

function useRadioField<Values extends FieldValues, Output>(props: RadioFieldProps<Values, Output>) {
  const { id, field, error, aria } = useField(props);
  return {
    frame: { id, error, label: props.label, hint: props.hint, optional: props.optional },
    group: {
      id,
      name: field.name,
      ref: field.ref,
      value: field.value ?? null,
      onChange: field.onChange,
      onBlur: field.onBlur,
      options: props.options,
      labelledBy: fieldParts(id).label,
      describedBy: aria['aria-describedby'],
      invalid: error !== undefined,
      required: !props.optional,
      disabled: props.disabled,
    },
  };
}

/** One of a few options as large cards. The form's value is the option's value. */
export function RadioCardsField<Values extends FieldValues, Output = Values>({
  minWidth,
  ...props
}: RadioFieldProps<Values, Output> & { minWidth?: string }) {
  const { frame, group } = useRadioField(props);
  return (
    <FieldFrame group {...frame}>
      <ChoiceCards {...group} minWidth={minWidth} />
    </FieldFrame>
  );
}

/** One of a few options as radio buttons. The form's value is the option's value. */
export function RadioField<Values extends FieldValues, Output = Values>({
  inline,
  ...props
}: RadioFieldProps<Values, Output> & { inline?: boolean }) {
  const { frame, group } = useRadioField(props);
  return (
    <FieldFrame group {...frame}>
      <RadioGroup {...group} inline={inline} />
    </FieldFrame>
  );
}
