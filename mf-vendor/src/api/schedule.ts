import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, queryClient, unwrap } from '@tree-service/kernel';
import { withAdded } from '@tree-service/market/api/showRows';

/** On the Pro's clock, "08:00" to at most "24:00". */
export interface DayHours {
  opens: string;
  closes: string;
}

/** 1 is Monday, 7 Sunday. */
export interface WeekdayHours extends DayHours {
  weekday: number;
}

/** "08:00" of the database's "08:00:00". */
const clock = (time: string): string => time.slice(0, 5);

/** Weekly hours, special days, and blocked times that are not over. */
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
        /** When the feed's secret was created; null without a feed. */
        feedSince: unwrap(feeds)[0]?.created_at ?? null,
      };
    },
  });

export type Schedule = Awaited<
  ReturnType<NonNullable<ReturnType<typeof scheduleQuery>['queryFn']>>
>;

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

function change(vendorId: string, changed: (known: Schedule) => Partial<Schedule>): void {
  queryClient.setQueryData(
    scheduleQuery(vendorId).queryKey,
    (known) => known && { ...known, ...changed(known) },
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
  change(vendorId, () => ({ hours: inOrder, hoursVersion: version }));
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
  change(vendorId, ({ specialDays }) => ({
    specialDays: [...specialDays.filter(({ day }) => day !== special.day), special].sort(
      (one, other) => one.day.localeCompare(other.day),
    ),
  }));
}

/** Shows a day that has the weekly hours again. */
export function hideSpecialDay(vendorId: string, cleared: string): void {
  change(vendorId, ({ specialDays }) => ({
    specialDays: specialDays.filter(({ day }) => day !== cleared),
  }));
}

/** Returns a day to the weekly hours. Fails like `setWorkingHours`. */
export async function clearSpecialDay(day: string, expectedVersion: number) {
  const client = await backend();
  expectDone(await client.rpc('clear_special_day', { day, expected_version: expectedVersion }));
}

/** Between two ISO times. Returns the id of the blocked time. */
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

/** Shows a time that was just blocked. */
export function showBlock(block: Omit<Schedule['blocks'][number], 'created_at'>): void {
  const added = { ...block, created_at: new Date().toISOString() };
  change(block.vendor_id, ({ blocks }) => ({
    blocks: withAdded(blocks, added).sort(
      (one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at),
    ),
  }));
}

export async function removeTimeBlock(blockId: string) {
  const client = await backend();
  expectDone(await client.from('vendor_blocks').delete().eq('id', blockId));
}

/** Free time between two ISO times at most three months apart. */
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

/** The first free slot of the given length; null when there is none soon. */
export const nextFreeSlotQuery = (vendorId: string, hours: number) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'next_free_slot', hours],
    queryFn: async () => {
      const client = await backend();
      const [slot] = unwrap(await client.rpc('next_free_slot', { vendor_id: vendorId, hours }));
      return slot ?? null;
    },
  });

/** Creates the feed or replaces its secret. Returns the secret, which cannot be read again. */
export async function renewCalendarFeed() {
  const client = await backend();
  return unwrap(await client.rpc('renew_calendar_feed'));
}

/** Shows a feed created just now; null when it was turned off. */
export function showFeed(vendorId: string, since: Date | null): void {
  change(vendorId, () => ({ feedSince: since?.toISOString() ?? null }));
}

export async function closeCalendarFeed(vendorId: string) {
  const client = await backend();
  expectDone(await client.from('vendor_calendar_feeds').delete().eq('vendor_id', vendorId));
}
