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
    expect(formatMiles(milesToKilometers(1))).toBe('1.0 mile');
  });
});
