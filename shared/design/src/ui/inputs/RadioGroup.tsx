import { useId, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { ChoiceHint, ChoiceLabel } from './Checkbox';
import { RadioMark } from './RadioMark';

/** One choice of a group. */
export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** What choosing it means. */
  readonly hint?: string;
  /** Drawn on choice cards. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

/** What every group of radio buttons needs; the fields of `shared/forms` fill most of it. */
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

const Group = styled.div<{ $inline: boolean }>`
  display: flex;
  flex-direction: ${({ $inline }) => ($inline ? 'row' : 'column')};
  flex-wrap: wrap;
  gap: 0 ${space(6)};
`;

const GroupLabel = styled.div`
  width: 100%;
  color: ${color.text};
  font-weight: 600;
`;

/** Radio buttons below one another, or beside with `inline`. */
export function RadioGroup<Value extends string>({
  label,
  labelledBy,
  describedBy,
  id,
  name,
  value,
  onChange,
  onBlur,
  options,
  invalid = false,
  required = false,
  disabled = false,
  inline = false,
  ref,
}: RadioGroupProps<Value> & { inline?: boolean }) {
  const ownId = useId();
  const groupName = name ?? ownId;
  return (
    <Group
      role="radiogroup"
      $inline={inline}
      id={id}
      aria-labelledby={labelledBy ?? (label ? `${ownId}-label` : undefined)}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
    >
      {label && <GroupLabel id={`${ownId}-label`}>{label}</GroupLabel>}
      {options.map((option, index) => (
        <ChoiceLabel key={option.value}>
          <RadioMark
            type="radio"
            ref={index === 0 ? ref : undefined}
            name={groupName}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            data-invalid={invalid || undefined}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
          <span>{option.label}</span>
          {option.hint && <ChoiceHint>{option.hint}</ChoiceHint>}
        </ChoiceLabel>
      ))}
    </Group>
  );
}
