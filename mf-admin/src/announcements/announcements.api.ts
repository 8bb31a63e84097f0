import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, queryClient, unwrap } from '@tree-service/kernel';
import { hideRows, showRows } from '@tree-service/market/api/showRows';
import {
  ANNOUNCEMENT_FIELDS,
  type AnnouncementSeverity,
  type Announcement,
  announcementsQuery,
} from '@tree-service/market/api/announcements';

/** Query for the latest 100 notices, shown or not, for administrators. */
export const allAnnouncementsQuery = () =>
  queryOptions({
    queryKey: ['announcements', 'all'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('announcements')
          .select(ANNOUNCEMENT_FIELDS)
          .order('shown_until', { ascending: false })
          .order('id')
          .limit(100),
      );
    },
  });

/** A notice as an administrator writes it. */
export interface NewAnnouncement {
  message: string;
  severity: AnnouncementSeverity;
  shown_from: string;
  shown_until: string;
}

/** Lists a notice that was just published, for administrators. */
export function showAnnouncement(id: string, notice: NewAnnouncement): void {
  const added = { ...notice, id, withdrawn_at: null, created_at: new Date().toISOString() };
  queryClient.setQueryData(allAnnouncementsQuery().queryKey, (known) => known && [added, ...known]);
}

/** Shows a notice as taken down. */
export function showWithdrawn(id: string): void {
  showRows<Announcement>([{ id, withdrawn_at: new Date().toISOString() }]);
  hideRows([announcementsQuery().queryKey], [id]);
}

/** Shows a notice to everyone for a time, at most a year; leaves an audit row. Returns its id. */
export async function announce(notice: NewAnnouncement) {
  const client = await backend();
  return unwrap(await client.rpc('announce', notice));
}

/** Takes a notice down before its time, with a reason; leaves an audit row. */
export async function withdrawAnnouncement(announcementId: string, reason: string) {
  const client = await backend();
  expectDone(
    await client.rpc('withdraw_announcement', { announcement_id: announcementId, reason }),
  );
}
