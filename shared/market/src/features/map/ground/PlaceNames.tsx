import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { placesWithinQuery } from '../../../api/places';
import { color, font } from '@tree-service/design';
import styled from 'styled-components';
import { useMapFrame } from '../MapFrame';
import { useOccupied } from '../occupied';
import { placeNames } from './placeNames';

/** Below this zoom, names would overlap. */
const NAMED_FROM_ZOOM = 9.5;

const Name = styled.text`
  fill: ${color.textMuted};
  font: 500 13px ${font.body};
  text-anchor: middle;
  paint-order: stroke;
  stroke: ${color.surfaceSunken};
  stroke-width: 4px;
`;

/** The names of known places in view. A map is of use without them, so a failure leaves them out. */
export function PlaceNames() {
  const { width, height, zoom, toPixel, toPoint } = useMapFrame();
  const occupied = useOccupied();
  const north = toPoint({ x: 0, y: 0 });
  const south = toPoint({ x: width, y: height });
  const { data } = useQuery({
    ...placesWithinQuery({
      south: south.latitude,
      west: north.longitude,
      north: north.latitude,
      east: south.longitude,
    }),
    enabled: zoom >= NAMED_FROM_ZOOM,
    placeholderData: keepPreviousData,
  });
  if (data === undefined || zoom < NAMED_FROM_ZOOM) return null;
  return placeNames(data, zoom, toPixel, occupied).map(({ key, text, at }) => (
    <Name key={key} x={at.x} y={at.y}>
      {text}
    </Name>
  ));
}
