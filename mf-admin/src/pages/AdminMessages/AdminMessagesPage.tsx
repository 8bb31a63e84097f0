import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { conversationPageQuery } from '../../api/oversight';
import { EmptyState, QueryBoundary } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { pageStart } from '../../layout/AddressPages';
import { ConversationColumns } from './ConversationColumns';
import { readPlace, writePlace } from './listPlace';

export default function AdminMessagesPage() {
  const [address] = useSearchParams();
  const query = useQuery(conversationPageQuery(readPlace(pageStart(address))));
  return (
    <AdminPage
      title="Messages"
      lead="Conversations between owners and Pros. You can read them to resolve disputes, giving a reason that is saved to the audit log, but not reply."
    >
      <QueryBoundary query={query} what="the conversations">
        {({ rows, next }) =>
          rows.length === 0 ? (
            <EmptyState icon={<MessagesSquare size={28} />} title="No conversations yet">
              A conversation opens when a Pro accepts a request.
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
