import { backend, queryClient, unwrap, type FeatureFlag } from '@tree-service/kernel';
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
const withFlagsSchema = v.object({
  ...headerSchema.entries,
  flags: v.array(rowOf<FeatureFlag>()),
});

type Header = v.InferOutput<typeof headerSchema>;

async function askHeader(withFlags: boolean): Promise<unknown> {
  const client = await backend();
  return unwrap(await client.rpc('my_header', { with_flags: withFlags }));
}

function readParts(
  userId: string,
  part: <Part>(pick: (header: Header) => Part) => () => Promise<Part>,
): void {
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

/** Reads in one call what the header shows to an account, as far as it is not known yet. */
export function readHeader(userId: string): void {
  readParts(
    userId,
    partsOf(async () => v.parse(headerSchema, await askHeader(false))),
  );
}

/** The same, and answers with the feature flags, which come along. */
export function readHeaderWithFlags(userId: string): Promise<FeatureFlag[]> {
  const part = partsOf(async () => v.parse(withFlagsSchema, await askHeader(true)));
  readParts(userId, part);
  return part(({ flags }) => flags)();
}
