import { useId, type ReactNode, type Ref } from 'react';

export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** What choosing it means. */
  readonly hint?: string;
  /** Drawn on choice cards. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

/** What every group of radio buttons needs; the fields in `forms` fill most of it. */
export interface RadioGroupProps<Value extends string = string> {
  /** The group's question, unless `labelledBy` names an element that asks it. */
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  id?: string;
  name?: string;
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  options: readonly RadioOption<Value>[];
  invalid?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** Receives the first radio button, to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** The attributes of a group of radio buttons, and of each button in it. */
export function useRadioGroup<Value extends string>({
  describedBy,
  id,
  name,
  value,
  onChange,
  onBlur,
  invalid = false,
  required = false,
  disabled = false,
  ref,
}: RadioGroupProps<Value>) {
  const ownId = useId();
  return {
    id: ownId,
    group: {
      role: 'radiogroup',
      id,
      'aria-describedby': describedBy,
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
    },
    radio: (option: RadioOption<Value>, index: number) => ({
      type: 'radio',
      ref: index === 0 ? ref : undefined,
      name: name ?? ownId,
      value: option.value,
      checked: option.value === value,
      disabled: disabled || option.disabled,
      'data-invalid': invalid || undefined,
      onChange: () => onChange(option.value),
      onBlur,
    }),
  };
}
