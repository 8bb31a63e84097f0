import { parseNumber } from './amounts';
import { formatCents, formatCentsChange, formatCentsRange, parseDollars } from './money';

describe('money', () => {
  it('shows cents only where there are any', () => {
    expect(formatCents(120_000)).toBe('$1,200');
    expect(formatCents(9_999)).toBe('$99.99');
  });

  it('shows a range, and one price when both ends are equal', () => {
    expect(formatCentsRange(45_000, 120_000)).toBe('$450 – $1,200');
    expect(formatCentsRange(45_000, 45_000)).toBe('$450');
  });

  it('shows by how much a price changes', () => {
    expect(formatCentsChange(30_000)).toBe('+$300');
    expect(formatCentsChange(-9_999)).toBe('−$99.99');
  });

  it.each([
    ['1,250', 125_000],
    ['$99.5', 9_950],
    ['0.07', 7],
    [' 12 ', 1_200],
    ['49,50', 4_950],
    ['1.250,00', 125_000],
    ['2,80 $', 280],
  ])('reads %s as %d cents', (text, cents) => {
    expect(parseDollars(text)).toBe(cents);
  });

  it.each([
    ['1,250', 1250],
    ['12,345.6', 12_345.6],
    ['49,5', 49.5],
    ['2,25', 2.25],
    ['1.250,00', 1250],
    ['1.234', 1.234],
  ])('reads %s as the number %d', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it.each(['', 'abc', '1.234', '1,25,000', '12,345.6.7', '-5', '1e9', '$'])(
    'refuses %j',
    (text) => {
      expect(parseDollars(text)).toBeNull();
    },
  );
});
