import { around, circleAround, distanceKm, formatPosition, movedBy } from './geography';

const austin = { latitude: 30.2672, longitude: -97.7431 };
const anchorage = { latitude: 61.2181, longitude: -149.9003 };

test('distances follow the ground', () => {
  // Austin to Houston, 235 km by any atlas.
  expect(distanceKm(austin, { latitude: 29.7604, longitude: -95.3698 })).toBeCloseTo(235.3, 0);
  expect(distanceKm(austin, austin)).toBe(0);
});

test('every corner of a radius is as far away as it says, at every latitude', () => {
  for (const center of [austin, anchorage, { latitude: 0, longitude: 179.9 }]) {
    for (const corner of circleAround(center, 80)) {
      expect(distanceKm(center, corner)).toBeCloseTo(80, 6);
    }
  }
});

test('the middle of places has the farthest ones equally far away, and is the place itself for one', () => {
  const north = movedBy(austin, { north: 8000, east: 0 });
  const { center, reachKm } = around([austin, north, movedBy(austin, { north: 3000, east: 500 })]);
  expect(reachKm).toBeCloseTo(4, 1);
  expect(distanceKm(center, austin)).toBeCloseTo(distanceKm(center, north), 1);
  expect(around([austin])).toEqual({ center: austin, reachKm: 0 });
});

test('a place moved by meters is that far away', () => {
  for (const from of [austin, anchorage]) {
    const to = movedBy(from, { north: 30, east: -40 });
    expect(distanceKm(from, to) * 1000).toBeCloseTo(50, 2);
    expect(to.latitude).toBeGreaterThan(from.latitude);
    expect(to.longitude).toBeLessThan(from.longitude);
  }
});

test('a place reads with its hemispheres', () => {
  expect(formatPosition(austin)).toBe('30.26720° N, 97.74310° W');
  expect(formatPosition({ latitude: -33.5, longitude: 151.25 })).toBe('33.50000° S, 151.25000° E');
});
