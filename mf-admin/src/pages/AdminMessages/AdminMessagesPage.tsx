import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { conversationPageQuery, foundConversationsQuery } from '../../api/oversight';
import { EmptyState, QueryBoundary } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { pageStart } from '../../layout/AddressPages';
import { ConversationColumns } from './ConversationColumns';
import { ConversationSearch, wordsToFind } from './ConversationSearch';
import { readPlace, writePlace } from './listPlace';

export default function AdminMessagesPage() {
  const [address] = useSearchParams();
  const words = wordsToFind(address);
  const all = useQuery({
    ...conversationPageQuery(readPlace(pageStart(address))),
    enabled: words === '',
  });
  const found = useQuery(foundConversationsQuery(words));
  const query = words === '' ? all : found;
  const nothing =
    words === ''
      ? {
          title: 'No conversations yet',
          text: 'A conversation opens when a Pro accepts a request.',
        }
      : {
          title: 'No matching conversations',
          text: 'Try a request number, or the beginning of a name or business.',
        };
  return (
    <AdminPage
      title="Messages"
      lead="Conversations between owners and Pros. You can read them to resolve disputes, giving a reason that is saved to the audit log, but not reply."
    >
      <ConversationSearch />
      <QueryBoundary query={query} what="the conversations">
        {({ rows, next }) =>
          rows.length === 0 ? (
            <EmptyState icon={<MessagesSquare size={28} />} title={nothing.title}>
              {nothing.text}
            </EmptyState>
          ) : (
            <ConversationColumns
              conversations={rows}
              next={next && writePlace(next)}
              openId={address.get('with')}
            />
          )
        }
      </QueryBoundary>
    </AdminPage>
  );
}
