import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { color, font, radius } from '@tree-service/design';
import { MapDots } from './MapDots';
import { pressedAt, type MapMarker, type MapScene } from './mapMarkers';
import { MapMarkerShape } from './MapMarkerShape';
import { distanceRings } from './projection';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceSunken};
`;

const Ring = styled.circle`
  fill: none;
  stroke: ${color.borderStrong};
  stroke-width: 1;
  stroke-dasharray: 3 6;
  opacity: 0.7;
`;

const RingLabel = styled.text`
  fill: ${color.textMuted};
  font: 500 13px ${font.body};
  text-anchor: middle;
  paint-order: stroke;
  stroke: ${color.surfaceSunken};
  stroke-width: 5px;
`;

const Radius = styled.circle<{ $selected: boolean }>`
  fill: ${({ $selected }) => ($selected ? color.brand : 'none')};
  fill-opacity: 0.08;
  stroke: ${color.brand};
  stroke-width: ${({ $selected }) => ($selected ? 2 : 1)};
  stroke-opacity: ${({ $selected }) => ($selected ? 0.9 : 0.28)};
`;

const RequestPin = styled.path`
  fill: ${color.accent};
  stroke: ${color.surface};
  stroke-width: 2;
`;

interface MatchMapProps {
  readonly scene: MapScene;
  readonly description: string;
  readonly selectedId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

function selectedLast(markers: readonly MapMarker[], selectedId: string | null): MapMarker[] {
  return [...markers].sort(
    (a, b) => Number(a.vendorId === selectedId) - Number(b.vendorId === selectedId),
  );
}

/**
 * Draws a match from coordinates: the request in the center, the Pros around it, the service radii of
 * those offered. Markers take the pointer only; the tables offer the same by keyboard.
 */
export function MatchMap({ scene, description, selectedId, onSelect }: MatchMapProps) {
  const { size, reachKm, projection, markers, dots } = scene;
  const middle = size / 2;
  const withRadius = markers.filter(
    ({ stage, vendorId }) => stage === 'offered' || vendorId === selectedId,
  );
  function press({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>): void {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = width === 0 ? 1 : size / width;
    const pressed = pressedAt(scene, { x: (clientX - left) * scale, y: (clientY - top) * scale });
    if (pressed !== null) onSelect(pressed);
  }
  return (
    <Drawing viewBox={`0 0 ${size} ${size}`} role="img" aria-label={description} onClick={press}>
      {withRadius.map(({ vendorId, home, radius }) => (
        <Radius
          key={vendorId}
          cx={home.x}
          cy={home.y}
          r={radius}
          $selected={vendorId === selectedId}
        />
      ))}
      <MapDots dots={dots} />
      {distanceRings(reachKm).map(({ miles, kilometers }) => (
        <g key={miles}>
          <Ring cx={middle} cy={middle} r={projection.length(kilometers)} />
          <RingLabel x={middle} y={middle - projection.length(kilometers) + 4}>
            {miles} mi
          </RingLabel>
        </g>
      ))}
      <RequestPin d={`M ${middle} ${middle - 14} l 14 14 l -14 14 l -14 -14 z`} />
      {selectedLast(markers, selectedId).map((marker) => (
        <MapMarkerShape
          key={marker.vendorId}
          marker={marker}
          isSelected={marker.vendorId === selectedId}
        />
      ))}
    </Drawing>
  );
}
