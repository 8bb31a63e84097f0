import { queryOptions } from '@tanstack/react-query';
import { readConversations } from '@tree-service/market/api/conversations';

/** Query for the caller's conversations about one request; there are never more than a few. */
export const requestConversationsQuery = (userId: string, requestId: string) =>
  queryOptions({
    queryKey: ['conversations', 'of', userId, 'about', requestId],
    queryFn: () => readConversations({ about_request: requestId }),
  });

/** Query for the caller's conversations with something unread, the latest 30. */
export const unreadConversationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['conversations', 'of', userId, 'unread'],
    queryFn: () => readConversations({ unread: true }),
  });
