// A chunk of its own: only signed-in people have messages.
import { useQuery } from '@tanstack/react-query';
import { unreadTotalQuery } from '@tree-service/market/api/conversations';
import { useAuth } from '@tree-service/kernel';
import { VisuallyHidden } from '@tree-service/design';
import { CountBadge, shownCount } from './CountBadge';

/** A label with the number of unread messages, if any. */
export default function UnreadMessagesLabel({ label }: { readonly label: string }) {
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const { data: unread = 0 } = useQuery({ ...unreadTotalQuery(userId), enabled: userId !== '' });
  if (unread === 0) return label;
  return (
    <>
      <span aria-hidden>{label}</span>
      {/* In one piece: parts side by side are read with a pause before the comma. */}
      <VisuallyHidden>{`${label}, ${shownCount(unread)} unread`}</VisuallyHidden>
      <CountBadge>{shownCount(unread)}</CountBadge>
    </>
  );
}
