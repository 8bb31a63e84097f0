import { metersPerPixel, placeAt, worldPosition, zoomForRadius } from './mercator';
import { scaleMark } from './MapSurface';

test('the scale shows the longest round distance that fits, as long as it is', () => {
  expect(scaleMark(1, 110)).toEqual({ label: '200 ft', px: expect.closeTo(60.96) });
  expect(scaleMark(1000, 110)).toEqual({ label: '50 mi', px: expect.closeTo(80.47) });
  expect(scaleMark(0.01, 110)).toBeNull();
});

test('a px covers less ground far from the equator', () => {
  expect(metersPerPixel(0, 0)).toBeCloseTo(156_543, 0);
  expect(metersPerPixel(60, 10)).toBeCloseTo(metersPerPixel(0, 10) / 2, 5);
});

test('positions in the projection lead back to their places', () => {
  const place = { latitude: 61.2, longitude: -149.9 };
  const back = placeAt(worldPosition(place));
  expect(back.latitude).toBeCloseTo(place.latitude, 9);
  expect(back.longitude).toBeCloseTo(place.longitude, 9);
});

test('a radius fits into the map at the zoom found for it, and not one closer', () => {
  const zoom = zoomForRadius(30, 40, 300);
  expect(80_000 / metersPerPixel(30, zoom)).toBeLessThanOrEqual(300);
  expect(80_000 / metersPerPixel(30, zoom + 1)).toBeGreaterThan(300);
});
