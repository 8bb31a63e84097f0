import { mostPressingFirst } from './decisions';

const decision = (id: string, since: string, dueAt?: string | null) => ({
  id,
  title: id,
  since,
  to: '/',
  ...(dueAt !== undefined && { dueAt }),
});
const idsOf = (decisions: ReturnType<typeof mostPressingFirst>) => decisions.map(({ id }) => id);

describe('decisions', () => {
  it('puts the longest waiting first, whatever the time zone', () => {
    const young = decision('young', '2026-11-21T12:00:00Z');
    const old = decision('old', '2026-11-20T23:00:00-05:00');
    expect(idsOf(mostPressingFirst([young, old]))).toEqual(['old', 'young']);
  });

  it('puts the one due first on top, however long others wait, and those without a clock last', () => {
    const old = decision('old', '2026-11-01T00:00:00Z', '2026-11-30T00:00:00Z');
    const due = decision('due', '2026-11-20T00:00:00Z', '2026-11-22T00:00:00Z');
    const free = decision('free', '2026-10-01T00:00:00Z', null);
    expect(idsOf(mostPressingFirst([old, free, due]))).toEqual(['due', 'old', 'free']);
  });
});
