import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';

/** Hours of a day on the Pro's wall clock: "08:00" to at most "24:00". */
export interface DayHours {
  opens: string;
  closes: string;
}

/** Hours of a day of the week; 1 is Monday, 7 Sunday. */
export interface WeekdayHours extends DayHours {
  weekday: number;
}

/** "08:00:00" as the database writes a time of day, without its seconds. */
const clock = (time: string): string => time.slice(0, 5);

/** Query for a Pro's weekly hours, days that differ, and blocked times that are not over. */
export const scheduleQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'schedule'],
    queryFn: async () => {
      const client = await backend();
      const [hours, specialDays, blocks, feeds] = await Promise.all([
        client
          .from('vendor_hours')
          .select('weekday, opens, closes, version')
          .eq('vendor_id', vendorId)
          .order('weekday')
          .order('opens'),
        client
          .from('vendor_special_days')
          .select('day, note, version, vendor_special_hours(opens, closes)')
          .eq('vendor_id', vendorId)
          .order('day'),
        client
          .from('vendor_blocks')
          .select('*')
          .eq('vendor_id', vendorId)
          .gte('ends_at', new Date().toISOString())
          .order('starts_at'),
        client.from('vendor_calendar_feeds').select('created_at').eq('vendor_id', vendorId),
      ]);
      return {
        hours: unwrap(hours).map(({ weekday, opens, closes }) => ({
          weekday,
          opens: clock(opens),
          closes: clock(closes),
        })),
        /** The highest version of the hours; 0 without any. */
        hoursVersion: Math.max(0, ...unwrap(hours).map(({ version }) => version)),
        specialDays: unwrap(specialDays).map(({ vendor_special_hours: hours, ...day }) => ({
          ...day,
          hours: hours.map(({ opens, closes }) => ({ opens: clock(opens), closes: clock(closes) })),
        })),
        blocks: unwrap(blocks),
        /** When the calendar feed got its secret; null without a feed. */
        feedSince: unwrap(feeds)[0]?.created_at ?? null,
      };
    },
  });

/** When a Pro works and when not. */
export type Schedule = Awaited<
  ReturnType<NonNullable<ReturnType<typeof scheduleQuery>['queryFn']>>
>;

/**
 * Sets the weekly hours in place of all earlier ones; returns their version. Refused (hint
 * version_conflict) when `expectedVersion` is given and not the current one.
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

/** Hours of one day in place of the weekly ones, none for a closed day. */
export interface DayPlan {
  hours: readonly DayHours[];
  note: string | null;
}

/**
 * Works other hours on one day (an ISO date); returns its version. Refused as in `setWorkingHours`; a day
 * that follows the weekly hours has version 0.
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

/** Works the weekly hours on a day again. Refused as in `setWorkingHours`. */
export async function clearSpecialDay(day: string, expectedVersion: number) {
  const client = await backend();
  expectDone(await client.rpc('clear_special_day', { day, expected_version: expectedVersion }));
}

/** Is not available between two ISO times. Returns the id of the blocked time. */
export async function addTimeBlock(startAt: string, endAt: string, note: string | null) {
  const client = await backend();
  return unwrap(
    await client.rpc('add_time_block', {
      start_at: startAt,
      end_at: endAt,
      ...(note !== null && { note }),
    }),
  );
}

/** Is available again in a blocked time. */
export async function removeTimeBlock(blockId: string) {
  const client = await backend();
  expectDone(await client.from('vendor_blocks').delete().eq('id', blockId));
}

/** Query for when a Pro could take a job, between two ISO times at most three months apart. */
export const availabilityQuery = (vendorId: string, fromAt: string, toAt: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'availability', fromAt, toAt],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client.rpc('vendor_availability', {
          vendor_id: vendorId,
          from_at: fromAt,
          to_at: toAt,
        }),
      );
    },
  });

/** Query for the first stretch of so many free hours a Pro has from now on; null when there is none soon. */
export const nextFreeSlotQuery = (vendorId: string, hours: number) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'next_free_slot', hours],
    queryFn: async () => {
      const client = await backend();
      const [slot] = unwrap(await client.rpc('next_free_slot', { vendor_id: vendorId, hours }));
      return slot ?? null;
    },
  });

/** Opens the calendar feed, or gives it a new secret. Returns the secret, which is shown this once. */
export async function renewCalendarFeed() {
  const client = await backend();
  return unwrap(await client.rpc('renew_calendar_feed'));
}

/** Closes the calendar feed. */
export async function closeCalendarFeed(vendorId: string) {
  const client = await backend();
  expectDone(await client.from('vendor_calendar_feeds').delete().eq('vendor_id', vendorId));
}
