import styled, { keyframes } from 'styled-components';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { VisuallyHidden } from '../layout/VisuallyHidden';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** The spinning ring without text; decorative. `$size` is a CSS length, 1.25em by default. */
export const SpinnerRing = styled.span.attrs({ 'aria-hidden': true })<{ $size?: string }>`
  display: inline-block;
  flex: none;
  width: ${({ $size = '1.25em' }) => $size};
  height: ${({ $size = '1.25em' }) => $size};
  border: 0.16em solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

const Status = styled.div<{ $page: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  color: ${color.textMuted};
  ${({ $page }) => $page && 'min-height: 60vh;'}
  & > ${SpinnerRing} {
    color: ${color.brand};
  }
`;

export interface SpinnerProps {
  /** What is being waited for. */
  label?: string;
  /** Shows the text only to screen readers. */
  hideLabel?: boolean;
  /** Fills the height of a page to avoid layout shift. */
  page?: boolean;
}

/** Says that something is on its way. */
export function Spinner({ label = 'Loading...', hideLabel = false, page = false }: SpinnerProps) {
  return (
    <Status role="status" $page={page}>
      <SpinnerRing $size={page ? '1.75rem' : '1.25rem'} />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Status>
  );
}
