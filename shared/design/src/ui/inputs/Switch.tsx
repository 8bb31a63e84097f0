import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { motion, radius } from '../theme/measures';
import { ChoiceHint, ChoiceLabel } from './Checkbox';
import { markStyle } from './markStyle';

const Track = styled.input`
  ${markStyle}
  position: relative;
  width: 2.75rem;
  height: 1.625rem;
  border-radius: ${radius.pill};
  transition: background-color ${motion.fast};
  &:not(:checked) {
    background: ${color.surfaceSunken};
  }
  &::before {
    position: absolute;
    top: 50%;
    left: 0.1875rem;
    width: 1.0625rem;
    height: 1.0625rem;
    border-radius: 50%;
    background: ${color.borderStrong};
    transform: translateY(-50%);
    transition: transform ${motion.normal} ${motion.easeOut};
  }
  &:checked::before {
    background: ${color.onBrand};
    transform: translate(1.125rem, -50%);
  }
  &:focus-visible {
    border-radius: ${radius.pill};
  }
`;

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Turns one setting on or off immediately, without a form. */
export function Switch({ checked, onChange, label, hint, disabled }: SwitchProps) {
  return (
    <ChoiceLabel>
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
      {hint && <ChoiceHint>{hint}</ChoiceHint>}
    </ChoiceLabel>
  );
}
