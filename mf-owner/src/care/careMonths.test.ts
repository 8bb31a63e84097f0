import type { CareReminder } from '../api/careCalendar';
import { careMonths } from './CareCalendar';

const rule = { title: 'Prune oaks before February', advice: 'Cuts…', source: 'A publisher' };
const reminder = (id: string, dueAt: string, timeZone = 'America/Chicago'): CareReminder => ({
  id,
  due_at: dueAt,
  care_rules: rule,
  property_trees: {
    id,
    label: `Oak ${id}`,
    property_id: 'home',
    properties: { label: 'Home', time_zone: timeZone, archived_at: null },
  },
});

test('advice is listed once a month with all its trees', () => {
  const months = careMonths([
    reminder('a', '2026-12-01T15:00:00Z'),
    reminder('b', '2026-12-01T15:00:00Z'),
    reminder('c', '2027-12-01T15:00:00Z'),
  ]);
  expect(months.map(({ month }) => month)).toEqual(['December 2026', 'December 2027']);
  expect(months[0]?.advice).toHaveLength(1);
  expect(months[0]?.advice[0]?.trees.map(({ label }) => label)).toEqual(['Oak a', 'Oak b']);
});

test('the month is that of the property', () => {
  expect(careMonths([reminder('a', '2027-01-01T03:00:00Z')])[0]?.month).toBe('December 2026');
  expect(careMonths([reminder('a', '2027-01-01T03:00:00Z', 'UTC')])[0]?.month).toBe('January 2027');
});
