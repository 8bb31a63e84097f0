import { workedOn, workingHours, type WorkingTimes } from './entries';

const ZONE = 'America/Chicago';
const FRIDAY = '2026-11-20';

const times: WorkingTimes = {
  hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, opens: '08:00', closes: '12:00' },
    { weekday, opens: '12:30', closes: '16:00' },
  ]),
  specialDays: [
    { day: '2026-11-23', note: null, version: 1, hours: [{ opens: '10:00', closes: '14:00' }] },
  ],
};
const on = (day: string, job: { starts: string; ends: string }) => {
  const worked = workedOn(day, job, times, ZONE);
  return worked && [worked.from / 60, worked.to / 60];
};

test('a special day replaces the weekly hours, and a day off has none', () => {
  expect(workingHours('2026-11-23', times)).toEqual([{ from: 600, to: 840 }]);
  expect(workingHours('2026-11-22', times)).toEqual([]);
  expect(workingHours(FRIDAY, { hours: [], specialDays: [] })).toBeNull();
});

test('work over several days is within the hours of each', () => {
  const job = { starts: '2026-11-20T16:00:00Z', ends: '2026-11-24T15:00:00Z' };
  expect(on(FRIDAY, job)).toEqual([10, 16]);
  expect(on('2026-11-21', job)).toBeNull();
  expect(on('2026-11-22', job)).toBeNull();
  expect(on('2026-11-23', job)).toEqual([10, 14]);
  expect(on('2026-11-24', job)).toEqual([8, 9]);
  expect(on('2026-11-25', job)).toBeNull();
});

test('work agreed outside the hours continues until it is done', () => {
  const night = { starts: '2026-11-21T04:00:00Z', ends: '2026-11-21T08:00:00Z' };
  expect(on(FRIDAY, night)).toEqual([22, 24]);
  expect(on('2026-11-21', night)).toEqual([0, 2]);
});
