/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
import { announcementSchema, standingOf } from './announcementForm';

const now = new Date('2026-11-21T12:00:00Z');
const notice = {
  shown_from: '2026-11-21T10:00:00Z',
  shown_until: '2026-11-21T14:00:00Z',
  withdrawn_at: null,
};

describe('standingOf', () => {
  it.each([
    [{}, 'Shown now'],
    [{ shown_from: '2026-11-21T13:00:00Z' }, 'Planned'],
    [{ shown_until: '2026-11-21T11:00:00Z' }, 'Over'],
    [{ withdrawn_at: '2026-11-21T11:00:00Z' }, 'Withdrawn'],
  ])('%j: %s', (changes, label) => {
    expect(standingOf({ ...notice, ...changes }, now).label).toBe(label);
  });
});

describe('announcementSchema', () => {
  const typed = {
    message: 'Payments rest tonight.',
    severity: 'warning',
    from: '2026-11-21T20:00',
    until: '2026-11-21T22:00',
  };

  it('takes moments in the reader’s time zone', () => {
    expect(v.parse(announcementSchema, typed).from).toBe(
      new Date('2026-11-21T20:00').toISOString(),
    );
  });

  it.each([{ message: ' ' }, { until: '2026-11-21T19:00' }, { from: '' }, { severity: 'loud' }])(
    'refuses %j',
    (changes) => {
      expect(v.safeParse(announcementSchema, { ...typed, ...changes }).success).toBe(false);
    },
  );
});
