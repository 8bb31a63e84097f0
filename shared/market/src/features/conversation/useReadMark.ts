import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markConversationRead } from '../../api/conversations';
import { reportError } from '@tree-service/kernel';
import { useEffect } from 'react';

/**
 * Marks a conversation as read while it is on screen: when it is opened, when another message arrives,
 * and when people come back to the tab.
 */
export function useReadMark(
  conversationId: string,
  lastMessageId: string | null,
  isUnread: boolean,
): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: markConversationRead,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['conversations', 'of'] }),
    onError: (error) =>
      reportError(error, { severity: 'warning', category: 'api', source: 'useReadMark' }),
  });

  useEffect(() => {
    if (!isUnread) return undefined;
    const markIfSeen = () => {
      if (document.visibilityState === 'visible') mutate(conversationId);
    };
    markIfSeen();
    document.addEventListener('visibilitychange', markIfSeen);
    return () => document.removeEventListener('visibilitychange', markIfSeen);
  }, [conversationId, lastMessageId, isUnread, mutate]);
}
