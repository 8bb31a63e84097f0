import { useQueries, useQuery } from '@tanstack/react-query';
import { Button, color, font } from '@tree-service/design';
import styled from 'styled-components';
import { MapAttribution } from '../MapAttribution';
import { isInView, useMapFrame, type MapFrame } from '../MapFrame';
import { useOccupied } from '../occupied';
import { MapDrawing } from '../MapDrawing';
import { DRAWN_ZOOM, outlineIndexQuery, outlinesQuery, type DrawnAreas } from './outlines';
import { PlaceNames, givingWay } from './PlaceNames';

/** Outlines are in the public domain; people still want to know whose they are. */
const CREDIT = {
  attribution: 'Outlines: U.S. Census Bureau',
  attributionUrl: 'https://www.census.gov/geographies/mapping-files.html',
};

/** From here on counties are drawn, before only states. */
const COUNTIES_FROM_ZOOM = 5.5;
/** Between these zooms the names of counties have room, and cities are not named yet. */
const COUNTY_NAMES = { from: 7.5, below: 9.5 };

const Shape = styled.path`
  vector-effect: non-scaling-stroke;
  fill: none;
  stroke-linejoin: round;
`;

const Land = styled(Shape)`
  fill: color-mix(in srgb, ${color.brandSoft} 50%, ${color.surface});
  stroke: ${color.borderStrong};
  stroke-width: 1.5;
`;

const Borders = styled(Shape)`
  stroke: ${color.borderStrong};
  stroke-width: 0.75;
  stroke-opacity: 0.55;
`;

const Name = styled.text`
  fill: ${color.textMuted};
  font: 500 12px ${font.body};
  text-anchor: middle;
  paint-order: stroke;
  stroke: ${color.surface};
  stroke-width: 3px;
`;

const Again = styled.div`
  position: absolute;
  bottom: 0;
  left: 50%;
  z-index: 1;
  transform: translateX(-50%);
`;

/** The states whose boxes touch what is seen. */
function statesInView(
  { toPoint, width, height }: MapFrame,
  boxes: Readonly<Record<string, readonly [number, number, number, number]>>,
): string[] {
  const { latitude: top, longitude: left } = toPoint({ x: 0, y: 0 });
  const { latitude: bottom, longitude: right } = toPoint({ x: width, y: height });
  return Object.entries(boxes).flatMap(([state, [west, south, east, north]]) =>
    west <= right && east >= left && south <= top && north >= bottom ? [state] : [],
  );
}

function Areas({ areas }: { areas: DrawnAreas }) {
  const frame = useMapFrame();
  const occupied = useOccupied();
  const { x, y } = frame.toPixel(areas.origin);
  const isNamed = frame.zoom >= COUNTY_NAMES.from && frame.zoom < COUNTY_NAMES.below;
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${2 ** (frame.zoom - DRAWN_ZOOM)})`}>
        <Land d={areas.land} />
        <Borders d={areas.borders} />
      </g>
      {isNamed &&
        areas.names
          .filter(({ at }) => isInView(frame, at))
          .flatMap(({ name, at }) => {
            const key = `${name} ${at.latitude}`;
            const placed = givingWay({ key, text: name, at: frame.toPixel(at) }, occupied);
            if (placed === undefined) return [];
            return (
              <Name key={key} x={placed.at.x} y={placed.at.y}>
                {name}
              </Name>
            );
          })}
    </>
  );
}

/** The ground of a map without tiles and streets: outlines of states and counties, and the names of places. */
export function OutlineGround() {
  const frame = useMapFrame();
  const isNear = frame.zoom >= COUNTIES_FROM_ZOOM;
  const index = useQuery({ ...outlineIndexQuery, enabled: isNear });
  const wanted = isNear ? statesInView(frame, index.data ?? {}) : ['states'];
  const outlines = useQueries({ queries: wanted.map(outlinesQuery) });
  const failed = [index, ...outlines].filter(({ isError }) => isError);
  return (
    <>
      <MapDrawing>
        {outlines.map(({ data }, place) => data && <Areas key={wanted[place]} areas={data} />)}
        <PlaceNames />
      </MapDrawing>
      <MapAttribution {...CREDIT} />
      {failed.length > 0 && (
        <Again role="alert">
          <Button
            variant="outline"
            size="sm"
            onClick={() => failed.forEach(({ refetch }) => void refetch())}
          >
            Outlines are missing. Try Again
          </Button>
        </Again>
      )}
    </>
  );
}
