import {
  centimetresToInches,
  feetToMetres,
  formatMiles,
  inchesToCentimetres,
  metresToFeet,
  milesToKilometres,
} from './units';

describe('units', () => {
  it('keeps whole feet and inches through storage', () => {
    for (let n = 1; n <= 300; n += 1) {
      expect(metresToFeet(feetToMetres(n))).toBe(n);
      expect(centimetresToInches(inchesToCentimetres(n))).toBe(n);
    }
  });

  it('shows miles for kilometres', () => {
    expect(formatMiles(6.7592)).toBe('4.2 miles');
    expect(formatMiles(milesToKilometres(1))).toBe('1.0 mile');
  });
});
