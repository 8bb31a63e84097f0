import { css } from 'styled-components';
import { color } from '../theme/color';
import { motion, radius } from '../theme/measures';

/** The look of a card that is chosen by pressing anywhere on it. */
export const choiceCardStyle = css`
  position: relative;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  cursor: pointer;
  transition:
    border-color ${motion.fast},
    background-color ${motion.fast};
  &:hover {
    border-color: ${color.borderStrong};
  }
  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    box-shadow: inset 0 0 0 1px ${color.brand};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
