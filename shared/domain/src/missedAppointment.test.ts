import {
  delaysToTell,
  expectedArrival,
  mayConfirmStart,
  mayReportNoShow,
  type AgreedStart,
} from './missedAppointment';

const rules = { no_show_after_minutes: 30, no_show_notice_hours: 12 };
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const job = (changes: Partial<AgreedStart> = {}): AgreedStart => ({
  state: 'scheduled',
  scheduled_for: '2026-11-21T15:00:00Z',
  start_set_by: 'vendor',
  start_set_at: '2026-11-21T14:00:00Z',
  start_confirmed_at: null,
  ...changes,
});

test('a no-show can be reported some minutes after the start', () => {
  expect(mayReportNoShow(job(), 'owner', rules, at('15:29'))).toBe(false);
  expect(mayReportNoShow(job(), 'owner', rules, at('15:30'))).toBe(true);
  expect(mayReportNoShow(job({ scheduled_for: null }), 'owner', rules, at('15:30'))).toBe(false);
});

test('the side that set a start at short notice cannot use it against the other side', () => {
  const report = (changes: Partial<AgreedStart>) =>
    mayReportNoShow(job(changes), 'vendor', rules, at('16:00'));
  expect(report({})).toBe(false);
  expect(report({ start_confirmed_at: '2026-11-21T14:30:00Z' })).toBe(true);
  expect(report({ start_set_at: '2026-11-21T03:00:00Z' })).toBe(true);
  expect(report({ start_set_at: '2026-11-21T03:00:01Z' })).toBe(false);
  expect(report({ start_set_by: 'owner' })).toBe(true);
  expect(report({ start_set_by: null, start_set_at: null })).toBe(false);
});

test('a Pro on the way knew of the start', () => {
  const byOwner = job({ start_set_by: 'owner' });
  expect(mayReportNoShow(byOwner, 'owner', rules, at('16:00'))).toBe(false);
  expect(mayReportNoShow({ ...byOwner, state: 'en_route' }, 'owner', rules, at('16:00'))).toBe(
    true,
  );
});

test('a start is confirmed by the other side, once, before it', () => {
  expect(mayConfirmStart(job(), 'owner', at('14:30'))).toBe(true);
  expect(mayConfirmStart(job(), 'vendor', at('14:30'))).toBe(false);
  expect(mayConfirmStart(job(), 'owner', at('15:30'))).toBe(false);
  expect(
    mayConfirmStart(job({ start_confirmed_at: '2026-11-21T14:30:00Z' }), 'owner', at('14:31')),
  ).toBe(false);
});

test('a delay can be told from 12 hours before the start until the later arrival, each once', () => {
  const delays = (time: string, late_minutes: number | null = null) =>
    delaysToTell({ scheduled_for: '2026-11-21T15:00:00Z', late_minutes }, at(time));
  expect(delays('02:59')).toEqual([]);
  expect(delays('03:00')).toEqual([30, 60]);
  expect(delays('14:50', 30)).toEqual([60]);
  expect(delays('15:29')).toEqual([30, 60]);
  expect(delays('15:30')).toEqual([60]);
  expect(delays('16:00')).toEqual([]);
  expect(delaysToTell({ scheduled_for: null, late_minutes: null }, at('15:00'))).toEqual([]);
});

test('the owner expects the crew at the start, or as much later as the Pro said', () => {
  expect(expectedArrival('2026-11-21T15:00:00Z', null)).toBe('2026-11-21T15:00:00.000Z');
  expect(expectedArrival('2026-11-21T15:00:00Z', 60)).toBe('2026-11-21T16:00:00.000Z');
});
