import { locationInWords } from './RequestFacts';

const place = {
  distanceKm: 10,
  radiusKm: 40,
  zip: '78704',
  ownerName: 'Maya',
  contactShared: false,
  canBeShared: true,
  hasPin: false,
};

test('until the owner shares the address the marker shows the ZIP code', () => {
  expect(locationInWords(place)).toBe(
    "6.2 miles from your starting point, within your 25-mile service area. The marker shows the center of ZIP code 78704. You'll see the address once Maya shares it.",
  );
});

test('once the request has ended for the Pro, no address is promised', () => {
  expect(locationInWords({ ...place, canBeShared: false })).toMatch(
    /The marker shows the center of ZIP code 78704\.$/,
  );
});

test('a job next door begins its sentence with a capital', () => {
  expect(locationInWords({ ...place, distanceKm: 0 })).toMatch(
    /^Less than 0\.1 miles from your starting point, within/,
  );
});

test('a job outside the service area says so', () => {
  expect(locationInWords({ ...place, radiusKm: 8 })).toContain('outside your 5-mile service area');
  expect(locationInWords({ ...place, radiusKm: undefined })).toContain(
    'your starting point. The marker',
  );
});

test('once shared, the marker is the pin, if there is one', () => {
  expect(locationInWords({ ...place, contactShared: true, hasPin: true })).toContain(
    'where Maya placed the pin',
  );
  expect(locationInWords({ ...place, contactShared: true })).toContain("Maya hasn't placed a pin");
});
