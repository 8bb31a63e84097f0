import { longestWaitingFirst, waitingOf } from './decisions';

const decision = (id: string, since: string) => ({ id, title: id, since, to: '/' });
const young = decision('young', '2026-11-21T12:00:00Z');
const old = decision('old', '2026-11-20T23:00:00-05:00');

describe('decisions', () => {
  it('puts the longest waiting first, whatever the time zone', () => {
    expect(longestWaitingFirst([young, old]).map(({ id }) => id)).toEqual(['old', 'young']);
  });

  it('counts and finds the oldest', () => {
    expect(waitingOf([young, old])).toEqual({ count: 2, oldest: old.since });
    expect(waitingOf([])).toEqual({ count: 0, oldest: null });
  });
});
