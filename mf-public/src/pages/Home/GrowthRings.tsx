import { useMemo } from 'react';
import styled from 'styled-components';
import { color } from '@tree-service/design';

const RINGS = 17;
const POINTS = 72;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  fill: none;
  stroke: ${color.onDeepMuted};
`;

// A ring is a circle with a slightly varying radius, more so farther out, because wood grows unevenly.
function ringPath(ring: number): string {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index / POINTS) * 2 * Math.PI;
    const waver =
      Math.sin(angle * 2 + 0.6) * 0.05 +
      Math.sin(angle * 3 - ring * 0.11) * 0.028 +
      Math.sin(angle * 7 + ring * 0.5) * 0.008;
    const radius = (ring / RINGS) ** 0.92 * 185 * (1 + waver);
    return `${(210 + radius * Math.cos(angle)).toFixed(1)} ${(200 + radius * Math.sin(angle) * 0.96).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A decorative drawing of growth rings, hidden from screen readers. */
export function GrowthRings() {
  const rings = useMemo(() => Array.from({ length: RINGS }, (_, index) => index + 1), []);
  return (
    <Drawing viewBox="0 0 420 400" aria-hidden="true" focusable="false">
      {rings.map((ring) => (
        <path
          key={ring}
          d={ringPath(ring)}
          strokeWidth={ring === RINGS ? 7 : ring % 4 === 0 ? 2.2 : 1.1}
          opacity={ring === RINGS ? 0.9 : 0.3 + (ring / RINGS) * 0.35}
        />
      ))}
    </Drawing>
  );
}
