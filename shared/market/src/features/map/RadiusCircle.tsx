import { color } from '@tree-service/design';
import styled from 'styled-components';
import { circleAround, type GeoPoint } from './geography';
import { MapDrawing } from './MapDrawing';
import { useMapFrame } from './MapFrame';

const Area = styled.polygon`
  fill: ${color.brand};
  fill-opacity: 0.1;
  stroke: ${color.brand};
  stroke-width: 2;
`;

/** A circle with a radius in kilometers on the ground. Give the same information as text. */
export function RadiusCircle({ center, radiusKm }: { center: GeoPoint; radiusKm: number }) {
  const { toPixel } = useMapFrame();
  const corners = circleAround(center, radiusKm).map((corner) => {
    const { x, y } = toPixel(corner);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <MapDrawing>
      <Area points={corners.join(' ')} />
    </MapDrawing>
  );
}
