import styled from 'styled-components';
import { color, font } from '@tree-service/design';
import type { MapMarker, MatchStage } from './mapMarkers';

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
export function MapMarkerShape({ marker, isSelected }: MapMarkerShapeProps) {
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
