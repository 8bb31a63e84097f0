import { openCount } from './useOpenCount';

const loaded = { data: { total: 3 }, isPending: false, isError: false };

describe('openCount', () => {
  it('is the total', () => {
    expect(openCount(loaded)).toBe(3);
    expect(openCount({ ...loaded, data: { total: 0 } })).toBe(0);
  });

  it('is not zero while it loads', () => {
    expect(openCount({ data: undefined, isPending: true, isError: false })).toBe('loading');
  });

  it('is unknown when it could not be read, refreshed, or counted', () => {
    expect(openCount({ data: undefined, isPending: false, isError: true })).toBe('unknown');
    expect(openCount({ ...loaded, isError: true })).toBe('unknown');
    expect(openCount({ ...loaded, data: { total: null } })).toBe('unknown');
  });
});
