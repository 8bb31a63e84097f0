import styled from 'styled-components';
import { color } from '../theme/color';
import { motion, radius } from '../theme/measures';

const Bar = styled.progress`
  -webkit-appearance: none;
  appearance: none;
  display: block;
  width: 100%;
  height: 0.5rem;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
  &::-webkit-progress-bar {
    background: color-mix(in srgb, ${color.surfaceSunken} 55%, ${color.border});
  }
  &::-webkit-progress-value {
    border-radius: ${radius.pill};
    background: ${color.brand};
    transition: inline-size ${motion.slow} ${motion.easeOut};
  }
  &::-moz-progress-bar {
    background: ${color.brand};
  }
`;

/** A progress bar; indeterminate without `value`. */
export function Progress({
  label,
  value,
  max = 100,
}: {
  label: string;
  value?: number;
  max?: number;
}) {
  return <Bar aria-label={label} value={value} max={max} />;
}
