import { backend, expectDone, unwrap } from '@tree-service/kernel';
import { changeSchedule, type DayHours, type Schedule, type WeekdayHours } from './schedule';

/**
 * Replaces all weekly hours and returns their version. Fails with the hint version_conflict when
 * `expectedVersion` is given and not the current one.
 */
export async function setWorkingHours(hours: readonly WeekdayHours[], expectedVersion?: number) {
  const client = await backend();
  return unwrap(
    await client.rpc('set_working_hours', {
      hours: hours.map((entry) => ({ ...entry })),
      ...(expectedVersion !== undefined && { expected_version: expectedVersion }),
    }),
  );
}

/** Shows the weekly hours that were just set. */
export function showWorkingHours(
  vendorId: string,
  hours: readonly WeekdayHours[],
  version: number,
): void {
  const inOrder = [...hours].sort(
    (one, other) => one.weekday - other.weekday || one.opens.localeCompare(other.opens),
  );
  changeSchedule(vendorId, () => ({ hours: inOrder, hoursVersion: version }));
}

/** Replaces the weekly hours on one day; no hours on a day off. */
export interface DayPlan {
  hours: readonly DayHours[];
  note: string | null;
}

/**
 * `day` is an ISO date. Returns its version, and fails like `setWorkingHours`; a day with the weekly
 * hours has version 0.
 */
export async function setSpecialDay(
  day: string,
  { hours, note }: DayPlan,
  expectedVersion?: number,
) {
  const client = await backend();
  return unwrap(
    await client.rpc('set_special_day', {
      day,
      hours: hours.map((entry) => ({ ...entry })),
      ...(note !== null && { note }),
      ...(expectedVersion !== undefined && { expected_version: expectedVersion }),
    }),
  );
}

/** Shows a day with other hours than the weekly ones. */
export function showSpecialDay(vendorId: string, special: Schedule['specialDays'][number]): void {
  changeSchedule(vendorId, ({ specialDays }) => ({
    specialDays: [...specialDays.filter(({ day }) => day !== special.day), special].sort(
      (one, other) => one.day.localeCompare(other.day),
    ),
  }));
}

/** Shows a day that has the weekly hours again. */
export function hideSpecialDay(vendorId: string, cleared: string): void {
  changeSchedule(vendorId, ({ specialDays }) => ({
    specialDays: specialDays.filter(({ day }) => day !== cleared),
  }));
}

/** Returns a day to the weekly hours. Fails like `setWorkingHours`. */
export async function clearSpecialDay(day: string, expectedVersion: number) {
  const client = await backend();
  expectDone(await client.rpc('clear_special_day', { day, expected_version: expectedVersion }));
}
