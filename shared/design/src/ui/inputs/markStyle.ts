import { css } from 'styled-components';
import { color } from '../theme/color';

/** Shared look of checkboxes, radio buttons and switches: the browser's own input, restyled. */
export const markStyle = css`
  -webkit-appearance: none;
  appearance: none;
  flex: none;
  border: 1.5px solid ${color.borderStrong};
  background: ${color.surface};
  cursor: inherit;
  &::before {
    content: '';
  }
  &:checked {
    border-color: ${color.brand};
    background: ${color.brand};
  }
  &[aria-invalid='true'],
  &[data-invalid] {
    border-color: ${color.danger};
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    -webkit-appearance: auto;
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;

/** The square in which a check or dot is centered. */
export const squareMarkStyle = css`
  ${markStyle}
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
`;
