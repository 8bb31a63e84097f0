import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

const UPCOMING = `id, due_at, care_rules(title, advice, source),
  property_trees!inner(id, label, property_id, properties!inner(label, time_zone, archived_at))` as const;

/** How many reminders the calendar shows at most. */
const MAX_REMINDERS = 100;

/** Query for the planned reminders to care for the caller's trees, next first; everywhere or at one property. */
export const careCalendarQuery = (ownerId: string, propertyId: string | null) =>
  queryOptions({
    queryKey: ['properties', 'of', ownerId, 'care_calendar', propertyId],
    queryFn: async () => {
      const client = await backend();
      let query = client
        .from('care_reminders')
        .select(UPCOMING)
        .eq('state', 'planned')
        .is('property_trees.properties.archived_at', null)
        .order('due_at')
        .order('id')
        .limit(MAX_REMINDERS);
      if (propertyId !== null) query = query.eq('property_trees.property_id', propertyId);
      return unwrap(await query);
    },
  });

/** A planned reminder. `due_at` is an ISO time. */
export type CareReminder = Awaited<
  ReturnType<NonNullable<ReturnType<typeof careCalendarQuery>['queryFn']>>
>[number];
