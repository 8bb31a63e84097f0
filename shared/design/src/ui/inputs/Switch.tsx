import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { motion, radius } from '../theme/measures';
import { ChoiceHint, ChoiceLabel } from './Checkbox';

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.625rem;
  border: 1.5px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
  cursor: inherit;
  transition: background-color ${motion.fast};
  &::before {
    content: '';
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
  &:checked {
    border-color: ${color.brand};
    background: ${color.brand};
  }
  &:checked::before {
    background: ${color.onBrand};
    transform: translate(1.125rem, -50%);
  }
  &:focus-visible {
    border-radius: ${radius.pill};
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;

/** A switch's state and words. */
export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Turns one setting on or off at once, without a form to send. */
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
