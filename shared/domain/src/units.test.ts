import {
  centimetersToInches,
  feetToMeters,
  formatMiles,
  inchesToCentimeters,
  metersToFeet,
  milesToKilometers,
} from './units';

describe('units', () => {
  it('keeps whole feet and inches through storage', () => {
    for (let n = 1; n <= 300; n += 1) {
      expect(metersToFeet(feetToMeters(n))).toBe(n);
      expect(centimetersToInches(inchesToCentimeters(n))).toBe(n);
    }
  });

  it('shows miles for kilometers', () => {
    expect(formatMiles(6.7592)).toBe('4.2 miles');
  });

  it.each([
    [0, 'less than 0.1 miles'],
    [0.04, 'less than 0.1 miles'],
    [0.06, '0.1 miles'],
    [1, '1 mile'],
    [5, '5 miles'],
    [9.94, '9.9 miles'],
    [9.96, '10 miles'],
    [30, '30 miles'],
    [12.5, '13 miles'],
  ])('shows %d miles as %s', (miles, words) => {
    expect(formatMiles(milesToKilometers(miles))).toBe(words);
  });
});
