import { isRefusal } from './queryClient';

describe('isRefusal', () => {
  it.each([
    [400, true],
    [401, true],
    [403, true],
    [404, true],
    [409, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
    [0, false],
  ])('takes status %i for a refusal: %s', (status, expected) => {
    expect(isRefusal({ status })).toBe(expected);
  });

  it('takes a failure without a status for one that may pass', () => {
    expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
    expect(isRefusal(undefined)).toBe(false);
  });
});
