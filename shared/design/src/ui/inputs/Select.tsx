import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { controlStyle } from './controlStyle';

const Wrapper = styled.span`
  position: relative;
  display: block;
  & > svg {
    position: absolute;
    top: 50%;
    right: ${space(3)};
    transform: translateY(-50%);
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const NativeSelect = styled.select`
  ${controlStyle}
  padding-right: ${space(10)};
  -webkit-appearance: none;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
  & option {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
`;

/** One thing to choose. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly Option[];
  /** Shown while no option is chosen; not selectable. */
  placeholder?: string;
}

/**
 * A select box: the browser's own, so that every phone shows its familiar list, without label or
 * message (see `SelectField` in `forms`).
 */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  return (
    <Wrapper>
      <NativeSelect {...rest}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <ChevronDown size={20} aria-hidden />
    </Wrapper>
  );
}
