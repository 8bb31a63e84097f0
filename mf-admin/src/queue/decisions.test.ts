/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { mostUrgentFirst } from './decisions';

const decision = (id: string, since: string, dueAt?: string | null) => ({
  id,
  title: id,
  since,
  to: '/',
  ...(dueAt !== undefined && { dueAt }),
});
const idsOf = (decisions: ReturnType<typeof mostUrgentFirst>) => decisions.map(({ id }) => id);

describe('mostUrgentFirst', () => {
  it('puts the oldest first in any time zone', () => {
    const young = decision('young', '2026-11-21T12:00:00Z');
    const old = decision('old', '2026-11-20T23:00:00-05:00');
    expect(idsOf(mostUrgentFirst([young, old]))).toEqual(['old', 'young']);
  });

  it('puts the earliest deadline first, and those without one last', () => {
    const old = decision('old', '2026-11-01T00:00:00Z', '2026-11-30T00:00:00Z');
    const due = decision('due', '2026-11-20T00:00:00Z', '2026-11-22T00:00:00Z');
    const free = decision('free', '2026-10-01T00:00:00Z', null);
    expect(idsOf(mostUrgentFirst([old, free, due]))).toEqual(['due', 'old', 'free']);
  });
});
