import { memo } from 'react';
import styled from 'styled-components';
import { color } from '@tree-service/design';
import type { MapDot } from './mapMarkers';

const Cloud = styled.path<{ $isRanked: boolean }>`
  fill: none;
  stroke: ${({ $isRanked }) => ($isRanked ? color.brand : color.borderStrong)};
  stroke-width: ${({ $isRanked }) => ($isRanked ? 3.5 : 2.5)};
  stroke-linecap: round;
  stroke-opacity: 0.55;
  pointer-events: none;
`;

/** Zero-length lines with round caps: thousands of dots in one element. */
function outline(dots: readonly MapDot[]): string {
  return dots.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('');
}

/** The Pros of a large match without a marker. */
export const MapDots = memo(function MapDots({ dots }: { readonly dots: readonly MapDot[] }) {
  return (
    <>
      <Cloud $isRanked={false} d={outline(dots.filter(({ stage }) => stage === 'filtered'))} />
      <Cloud $isRanked d={outline(dots.filter(({ stage }) => stage !== 'filtered'))} />
    </>
  );
});
