import { PLACE_ZONES, placeZoneInWords, placeZoneOptions } from './placeZones';

test('a time zone is named by its clock and a city, and no two alike', () => {
  expect(placeZoneInWords('America/Indiana/Tell_City')).toBe('Central Time (Tell City)');
  expect(placeZoneInWords('America/Phoenix')).toBe('Mountain Standard Time (Phoenix)');
  const labels = placeZoneOptions().map(({ label }) => label);
  expect(new Set(labels).size).toBe(PLACE_ZONES.length);
  expect(labels.indexOf('Eastern Time (New York)')).toBeLessThan(
    labels.indexOf('Pacific Time (Los Angeles)'),
  );
});
