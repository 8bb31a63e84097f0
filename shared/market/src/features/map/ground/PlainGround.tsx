import { color, font } from '@tree-service/design';
import styled from 'styled-components';
import { MapDrawing } from '../MapDrawing';
import { useMapFrame } from '../MapFrame';
import { worldPixels } from '../mercator';
import { graticuleStep, lineLabel, linesBetween } from './graticule';
import { PlaceNames } from './PlaceNames';

const Line = styled.line`
  stroke: ${color.border};
  stroke-width: 1;
`;

const Degrees = styled.text`
  fill: ${color.textMuted};
  font: 400 11px ${font.body};
  paint-order: stroke;
  stroke: ${color.surfaceSunken};
  stroke-width: 3px;
`;

/** The ground of a map without tiles: a grid of degrees and the names of known places. */
export function PlainGround() {
  const { width, height, zoom, toPixel, toPoint, center } = useMapFrame();
  const north = toPoint({ x: 0, y: 0 });
  const south = toPoint({ x: width, y: height });
  const step = graticuleStep(worldPixels(zoom) / 360);
  const meridians = linesBetween(north.longitude, south.longitude, step);
  const parallels = linesBetween(south.latitude, north.latitude, step);
  return (
    <MapDrawing>
      {meridians.map((longitude) => {
        const { x } = toPixel({ latitude: center.latitude, longitude });
        return (
          <g key={`meridian ${longitude}`}>
            <Line x1={x} x2={x} y1={0} y2={height} />
            <Degrees x={x + 4} y={14}>
              {lineLabel(longitude, ['E', 'W'])}
            </Degrees>
          </g>
        );
      })}
      {parallels.map((latitude) => {
        const { y } = toPixel({ latitude, longitude: center.longitude });
        return (
          <g key={`parallel ${latitude}`}>
            <Line x1={0} x2={width} y1={y} y2={y} />
            <Degrees x={6} y={y - 4}>
              {lineLabel(latitude, ['N', 'S'])}
            </Degrees>
          </g>
        );
      })}
      <PlaceNames />
    </MapDrawing>
  );
}
