import { css } from 'styled-components';
import { color } from '../theme/color';
import { motion, radius, space } from '../theme/measures';

/** The box of every text-like control. Font size at least 16 px, below which iOS zooms in. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: 1rem;
  line-height: 1.5;
  transition:
    border-color ${motion.fast},
    box-shadow ${motion.fast};
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color.text};
  }
  &:focus-visible {
    border-color: ${color.focus};
    border-radius: ${radius.md};
    outline: 2px solid ${color.focus};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:disabled {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  &[readonly] {
    background: ${color.surfaceSunken};
  }
`;
