import styled, { keyframes } from 'styled-components';
import { color } from '../theme/color';
import { radius, space, type Radius } from '../theme/measures';
import { VisuallyHidden } from '../layout/VisuallyHidden';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** A gray placeholder for loading content; `$width` and `$height` are CSS lengths. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
  $radius?: Radius;
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1rem' }) => $height};
  border-radius: ${({ $radius = 'sm' }) => radius[$radius]};
  background: color-mix(in srgb, ${color.surfaceSunken} 55%, ${color.border});
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** A few gray lines of text, announced as loading. */
export function SkeletonText({
  lines = 3,
  label = 'Loading...',
}: {
  lines?: number;
  label?: string;
}) {
  return (
    <Lines role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} $width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </Lines>
  );
}
