import { backend, queryClient, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { announcementsQuery, type Announcement } from './announcements';
import { unreadTotalQuery } from './conversations';
import { unreadNotificationsQuery } from './notifications';
import { partsOf, rowOf } from './oneCall';

const headerSchema = v.object({
  unread_messages: v.number(),
  unread_notifications: v.number(),
  announcements: v.array(rowOf<Announcement>()),
});

async function askHeader() {
  const client = await backend();
  return v.parse(headerSchema, unwrap(await client.rpc('my_header')));
}

/** Reads in one call what the header shows to an account, as far as it is not known yet. */
export function readHeader(userId: string): void {
  const part = partsOf(askHeader);
  void queryClient.prefetchQuery({
    ...unreadTotalQuery(userId),
    queryFn: part((header) => header.unread_messages),
  });
  void queryClient.prefetchQuery({
    ...unreadNotificationsQuery(userId),
    queryFn: part((header) => header.unread_notifications),
  });
  void queryClient.prefetchQuery({
    ...announcementsQuery(),
    queryFn: part((header) => header.announcements),
  });
}
