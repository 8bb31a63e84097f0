import { locationInWords } from './locationWords';

const place = {
  distanceKm: 10,
  radiusKm: 40,
  zip: '78704',
  ownerName: 'Maya',
  contactShared: false,
  hasPin: false,
};

test('until the owner shares the address the mark is no more than the ZIP code', () => {
  expect(locationInWords(place)).toBe(
    '6.2 miles from where your crew starts, within your service area of 25 miles. The mark is the middle of ZIP code 78704. You see the address once Maya shares it.',
  );
});

test('a job beyond the service area says so', () => {
  expect(locationInWords({ ...place, radiusKm: 8 })).toContain('beyond your service area of 5');
  expect(locationInWords({ ...place, radiusKm: undefined })).toContain(
    'your crew starts. The mark',
  );
});

test('once shared the mark is the pin, if there is one', () => {
  expect(locationInWords({ ...place, contactShared: true, hasPin: true })).toContain(
    'where Maya put the pin',
  );
  expect(locationInWords({ ...place, contactShared: true })).toContain('Maya has not put a pin');
});
