import { formatAge, formatMoment, formatTimeLeft } from './time';

const now = new Date('2026-11-21T12:00:00Z');

describe('time', () => {
  it('shows a moment in the given time zone', () => {
    expect(formatMoment('2026-11-21T20:20:00Z', 'America/Chicago')).toBe('Nov 21, 2:20 PM');
  });

  it('shows it in one time zone after another', () => {
    const shown = (timeZone: string) => formatMoment('2026-11-21T20:20:00Z', timeZone);
    expect(['UTC', 'America/Denver', 'UTC'].map(shown)).toEqual([
      'Nov 21, 8:20 PM',
      'Nov 21, 1:20 PM',
      'Nov 21, 8:20 PM',
    ]);
  });

  it.each([
    ['2026-11-21T12:00:45Z', '45 s'],
    ['2026-11-21T12:20:00Z', '20 min'],
    ['2026-11-21T15:20:00Z', '3 h 20 min'],
    ['2026-11-23T12:00:00Z', '2 d'],
    ['2026-11-21T11:59:59Z', 'over'],
  ])('leaves until %s: %s', (until, text) => {
    expect(formatTimeLeft(until, now)).toBe(text);
  });

  it.each([
    ['2026-11-21T11:59:40Z', 'just now'],
    ['2026-11-21T11:55:00Z', '5 minutes ago'],
    ['2026-11-20T11:55:00Z', 'yesterday'],
  ])('says of %s: %s', (moment, text) => {
    expect(formatAge(moment, now)).toBe(text);
  });
});
