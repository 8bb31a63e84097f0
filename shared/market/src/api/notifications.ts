import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backend, expectDone, queryClient, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { showRows } from './showRows';

const PAGE = 20;

const factsSchema = v.record(v.string(), v.unknown());

const notificationSchema = v.object({
  id: v.string(),
  kind: v.string(),
  data: factsSchema,
  link: v.string(),
  read_at: v.nullable(v.string()),
  created_at: v.string(),
});

/** A notification; `data` holds its facts, `link` a path of the product. */
export type Notification = v.InferOutput<typeof notificationSchema>;

async function readNotifications(before: string | null): Promise<Notification[]> {
  const client = await backend();
  const answer = await client.rpc('my_notifications', {
    page_size: PAGE,
    ...(before !== null && { before }),
  });
  return v.parse(v.array(notificationSchema), unwrap(answer));
}

/** Query for the caller's notifications page by page, latest first. */
export const notificationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'of', userId],
    queryFn: ({ pageParam }: { pageParam: string | null }) => readNotifications(pageParam),
    initialPageParam: null,
    getNextPageParam: (page): string | null =>
      page.length < PAGE ? null : (page.at(-1)?.id ?? null),
    select: ({ pages }) => pages.flat(),
  });

/** Query for how many notifications the caller has not read, counted up to 100. */
export const unreadNotificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['notifications', 'unread', userId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('unread_notifications'));
    },
  });

/** Marks notifications as read; all of the caller's when no ids are given. */
export async function markNotificationsRead(ids?: readonly string[]): Promise<void> {
  const client = await backend();
  expectDone(
    await client.rpc('mark_notifications_read', ids === undefined ? {} : { ids: [...ids] }),
  );
}

/** Shows notifications as read, all known ones when no ids are given, and how many are left. */
export function showAsRead(userId: string, ids?: readonly string[]): void {
  const known = queryClient.getQueryData(notificationsQuery(userId).queryKey)?.pages.flat() ?? [];
  const read = known.filter(
    ({ id, read_at: at }) => at === null && (ids === undefined || ids.includes(id)),
  );
  const now = new Date().toISOString();
  showRows<Notification>(read.map(({ id }) => ({ id, read_at: now })));
  queryClient.setQueryData(unreadNotificationsQuery(userId).queryKey, (count) =>
    count === undefined ? undefined : ids === undefined ? 0 : Math.max(0, count - read.length),
  );
}

const textsSchema = v.object({
  phone: v.nullable(v.string()),
  is_on: v.boolean(),
  was_stopped: v.boolean(),
  terms: v.string(),
});

/**
 * Text messages of the caller: where they go, once the number is confirmed; whether a STOP from it ended
 * them; and the words to agree to.
 */
export type TextMessages = v.InferOutput<typeof textsSchema>;

/** Why and since when an address gets no mails. */
export const mailStopSchema = v.object({
  reason: v.picklist(['bounce', 'complaint']),
  since: v.string(),
});

const preferencesSchema = v.object({
  time_zone: v.string(),
  quiet: v.boolean(),
  quiet_from: v.string(),
  quiet_until: v.string(),
  urgent_at_night: v.boolean(),
  hold_offers: v.boolean(),
  push_reaches: v.optional(v.boolean(), false),
  texts: v.optional(v.nullable(textsSchema), null),
  mails_stopped: v.optional(v.nullable(mailStopSchema), null),
  kinds: v.array(
    v.object({
      kind: v.string(),
      in_app: v.boolean(),
      email: v.boolean(),
      push: v.boolean(),
      sms: v.optional(v.boolean()),
    }),
  ),
});

/**
 * Notification kinds per channel (`sms` on those that may be text messages), and quiet hours as times such
 * as 21:00. `push_reaches`: a device of the caller takes push messages; `texts`: null where none are sent.
 */
export type NotificationPreferences = v.InferOutput<typeof preferencesSchema>;

/** The caller's preferences with all defaults filled in. */
export const notificationPreferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['notification_preferences', userId],
    queryFn: async () => {
      const client = await backend();
      return v.parse(preferencesSchema, unwrap(await client.rpc('my_notification_preferences')));
    },
  });

/** Saves the given preferences, keeps the others, and returns all of them. */
export async function saveNotificationPreferences(
  preferences: Partial<NotificationPreferences>,
): Promise<NotificationPreferences> {
  const client = await backend();
  const answer = await client.rpc('save_notification_preferences', { preferences });
  return v.parse(preferencesSchema, unwrap(answer));
}

/** Emails go to the caller's address again. */
export async function resumeMails(): Promise<void> {
  const client = await backend();
  expectDone(await client.rpc('resume_mails'));
}
