import styled from 'styled-components';
import { color } from '../theme/color';

/** The round mark of a radio button, alone; use `RadioGroup` or `ChoiceCards`. */
export const RadioMark = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  border: 1.5px solid ${color.borderStrong};
  border-radius: 50%;
  background: ${color.surface};
  cursor: inherit;
  &::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 50%;
    background: ${color.onBrand};
    transform: scale(0);
  }
  &:checked {
    border-color: ${color.brand};
    background: ${color.brand};
  }
  &:checked::before {
    transform: none;
  }
  &:focus-visible {
    border-radius: 50%;
  }
  &[data-invalid] {
    border-color: ${color.danger};
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
