import type { MapFrame } from './MapFrame';
import { sideOfName } from './occupied';

const frame: MapFrame = {
  width: 300,
  height: 256,
  zoom: 10,
  center: { latitude: 0, longitude: 0 },
  toPixel: ({ latitude, longitude }) => ({ x: longitude, y: latitude }),
  toPoint: ({ x, y }) => ({ latitude: y, longitude: x }),
  show: () => undefined,
};
const sideAt = (x: number, y: number, name = 'The job') =>
  sideOfName(frame, { latitude: y, longitude: x }, name);

test('the name of a place is on its right where there is room', () => {
  expect(sideAt(150, 128)).toBe('right');
});

test.each([
  ['the zoom buttons would cover it', 200, 60],
  ['the edge of the map would cut it', 270, 180],
])('it is on the left where %s', (_, x, y) => {
  expect(sideAt(x, y)).toBe('left');
});

test('without room on either side it stays on the right', () => {
  expect(sideAt(280, 180, 'A name that is far too long for a map on a phone')).toBe('right');
});
