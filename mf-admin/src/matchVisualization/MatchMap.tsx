import { memo, type MouseEvent } from 'react';
import styled from 'styled-components';
import { color, font, radius } from '@tree-service/design';
import {
  type MapDot,
  type MapMarker,
  type MapScene,
  type MatchStage,
  pressedAt,
  distanceRings,
} from './mapMarkers';

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
const MapDots = memo(function MapDots({ dots }: { readonly dots: readonly MapDot[] }) {
  return (
    <>
      <Cloud $isRanked={false} d={outline(dots.filter(({ stage }) => stage === 'filtered'))} />
      <Cloud $isRanked d={outline(dots.filter(({ stage }) => stage !== 'filtered'))} />
    </>
  );
});

const Marker = styled.g`
  cursor: pointer;
`;

const Dot = styled.circle<{ $stage: MatchStage; $selected: boolean }>`
  fill: ${({ $stage }) => ($stage === 'offered' ? color.brand : color.surface)};
  stroke: ${({ $stage, $selected }) =>
    $selected ? color.accent : $stage === 'filtered' ? color.borderStrong : color.brand};
  stroke-width: ${({ $selected }) => ($selected ? 4 : 2)};
`;

const Place = styled.text<{ $stage: MatchStage }>`
  fill: ${({ $stage }) => ($stage === 'offered' ? color.onBrand : color.brandText)};
  font: 700 12px ${font.body};
  text-anchor: middle;
  pointer-events: none;
`;

// From a moved marker to the location of the business.
const Leader = styled.line`
  stroke: ${color.borderStrong};
  stroke-width: 1;
`;

const Cross = styled.path`
  fill: none;
  stroke: ${color.borderStrong};
  stroke-width: 2;
  pointer-events: none;
`;

const SIZES: Readonly<Record<MatchStage, number>> = { offered: 13, ranked: 10, filtered: 7 };

interface MapMarkerShapeProps {
  readonly marker: MapMarker;
  readonly isSelected: boolean;
}

/** One Pro on the map: filled if offered, open if only ranked, crossed if excluded. */
function MapMarkerShape({ marker, isSelected }: MapMarkerShapeProps) {
  const { x, y, home, stage, position, name } = marker;
  const cross = SIZES.filtered / 2;
  return (
    <Marker>
      <title>{name}</title>
      <Leader x1={home.x} y1={home.y} x2={x} y2={y} />
      <Dot cx={x} cy={y} r={SIZES[stage]} $stage={stage} $selected={isSelected} />
      {stage === 'filtered' ? (
        <Cross
          d={`M ${x - cross} ${y - cross} l ${cross * 2} ${cross * 2} m 0 ${-cross * 2} l ${-cross * 2} ${cross * 2}`}
        />
      ) : (
        position !== null && (
          <Place x={x} y={y + 4.5} $stage={stage}>
            {position}
          </Place>
        )
      )}
    </Marker>
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
