import { queryOptions } from '@tanstack/react-query';
import { backend, queryClient, unwrap } from '@tree-service/kernel';

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
          .order('starts_at')
          .order('id'),
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

/** Changes what is known of the schedule, from the answer of a write. */
export function changeSchedule(
  vendorId: string,
  changed: (known: Schedule) => Partial<Schedule>,
): void {
  queryClient.setQueryData(
    scheduleQuery(vendorId).queryKey,
    (known) => known && { ...known, ...changed(known) },
  );
}
