import type { Message } from '../../api/conversations';

/**
 * Id of the first message the reader has not seen: the last `unreadCount` messages of the other side
 * are unread. Null when all were read.
 */
export function firstUnread(
  messages: readonly Message[],
  readerId: string,
  unreadCount: number,
): string | null {
  if (unreadCount <= 0) return null;
  const others = messages.filter(({ sender_id }) => sender_id !== readerId);
  return others.at(-unreadCount)?.id ?? others[0]?.id ?? null;
}
