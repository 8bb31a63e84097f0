import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { Checkbox, FieldFrame, fieldParts, space, type RadioOption } from '../ui';
import { useField, type FieldProps } from './useField';

const Group = styled.fieldset`
  display: grid;
  gap: 0 ${space(6)};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
`;

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Any number of options. The form's value is the list of chosen values, in the options' order. */
export function CheckboxGroupField<Values extends FieldValues, Output = Values>({
  name,
  control,
  label,
  hint,
  optional,
  disabled,
  options,
}: FieldProps<Values, Output> & { options: readonly RadioOption[] }) {
  const { id, field, error, aria } = useField({ name, control, hint, optional });
  const value: unknown = field.value;
  const chosen = isTextList(value) ? value : [];
  const toggle = (option: string, on: boolean) =>
    field.onChange(
      options
        .map((each) => each.value)
        .filter((each) => (each === option ? on : chosen.includes(each))),
    );
  return (
    <FieldFrame group id={id} label={label} hint={hint} error={error} optional={optional}>
      <Group
        id={id}
        disabled={disabled}
        aria-labelledby={fieldParts(id).label}
        aria-describedby={aria['aria-describedby']}
        data-invalid={error ? true : undefined}
      >
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            ref={index === 0 ? field.ref : undefined}
            label={option.label}
            hint={option.hint}
            name={field.name}
            aria-invalid={index === 0 ? aria['aria-invalid'] : undefined}
            checked={chosen.includes(option.value)}
            disabled={option.disabled}
            onChange={(event) => toggle(option.value, event.target.checked)}
            onBlur={field.onBlur}
          />
        ))}
      </Group>
    </FieldFrame>
  );
}
