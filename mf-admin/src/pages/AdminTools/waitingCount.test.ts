import { waitingCount } from './waitingCount';

const read = { data: 3, isPending: false, isError: false };

describe('waitingCount', () => {
  it('is the number that was read', () => {
    expect(waitingCount(read)).toBe(3);
    expect(waitingCount({ ...read, data: 0 })).toBe(0);
  });

  it('is on its way, which is not none', () => {
    expect(waitingCount({ data: undefined, isPending: true, isError: false })).toBe('loading');
  });

  it('is not known when it could not be read, renewed or counted', () => {
    expect(waitingCount({ data: undefined, isPending: false, isError: true })).toBe('unknown');
    expect(waitingCount({ ...read, isError: true })).toBe('unknown');
    expect(waitingCount({ ...read, data: null })).toBe('unknown');
  });
});
