/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
import { announcementSchema, announcementStatus } from './AnnouncementsPage';

const now = new Date('2026-11-21T12:00:00Z');
const notice = {
  shown_from: '2026-11-21T10:00:00Z',
  shown_until: '2026-11-21T14:00:00Z',
  withdrawn_at: null,
};

describe('announcementStatus', () => {
  it.each([
    [{}, 'Live'],
    [{ shown_from: '2026-11-21T13:00:00Z' }, 'Scheduled'],
    [{ shown_until: '2026-11-21T11:00:00Z' }, 'Ended'],
    [{ withdrawn_at: '2026-11-21T11:00:00Z' }, 'Withdrawn'],
  ])('%j: %s', (changes, label) => {
    expect(announcementStatus({ ...notice, ...changes }, now).label).toBe(label);
  });
});

describe('announcementSchema', () => {
  const typed = {
    message: 'Payments are down tonight.',
    severity: 'warning',
    from: '2026-11-21T20:00',
    until: '2026-11-21T22:00',
  };

  it('takes times in the local time zone', () => {
    expect(v.parse(announcementSchema, typed).from).toBe(
      new Date('2026-11-21T20:00').toISOString(),
    );
  });

  it.each([{ message: ' ' }, { until: '2026-11-21T19:00' }, { from: '' }, { severity: 'loud' }])(
    'rejects %j',
    (changes) => {
      expect(v.safeParse(announcementSchema, { ...typed, ...changes }).success).toBe(false);
    },
  );
});
