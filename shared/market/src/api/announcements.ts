import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/** How much a notice matters. */
export type AnnouncementSeverity = 'info' | 'warning' | 'critical';

export const ANNOUNCEMENT_FIELDS =
  'id, message, severity, shown_from, shown_until, withdrawn_at, created_at';

/** Query for the notices everyone is shown now, latest first. */
export const announcementsQuery = () =>
  queryOptions({
    queryKey: ['announcements', 'shown'],
    queryFn: async () => {
      const client = await backend();
      const now = new Date().toISOString();
      return unwrap(
        await client
          .from('announcements')
          .select(ANNOUNCEMENT_FIELDS)
          .is('withdrawn_at', null)
          .lte('shown_from', now)
          .gte('shown_until', now)
          .order('shown_from', { ascending: false })
          .order('id')
          .limit(5),
      );
    },
    staleTime: 60_000,
  });

/** A notice of the administrators. */
export type Announcement = Awaited<
  ReturnType<NonNullable<ReturnType<typeof announcementsQuery>['queryFn']>>
>[number];
