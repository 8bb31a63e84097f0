import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useSearchParams } from 'react-router';
import {
  conversationPageQuery,
  foundConversationsQuery,
  overseenConversations,
  type OverseenConversation,
} from '../../api/oversight';
import { SERVICES } from '@tree-service/domain';
import { EmptyState, QueryBoundary, VStack } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { pageStart } from '../../layout/AddressPages';
import { ListCsv } from '../../listCsv/ListCsv';
import { ConversationColumns } from './ConversationColumns';
import { ConversationSearch, wordsToFind } from './ConversationSearch';
import { readPlace, writePlace } from './listPlace';

const cells = (conversation: OverseenConversation) => ({
  Request: conversation.service_requests.number,
  Service: SERVICES[conversation.service_requests.category].name,
  Owner: conversation.service_requests.contact_name,
  Pro: conversation.vendor_profiles.business_name,
  'Opened (UTC)': conversation.created_at,
  'Last message (UTC)': conversation.last_message_at,
});

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
  const rowsFound = found.data?.rows;
  return (
    <AdminPage
      title="Messages"
      lead="Conversations between owners and Pros. You can read them to resolve disputes, giving a reason that is saved to the audit log, but not reply."
      actions={
        words === '' ? (
          <ListCsv name="conversations" read={overseenConversations.all} cells={cells} />
        ) : (
          rowsFound && (
            <ListCsv name="conversations" read={() => Promise.resolve(rowsFound)} cells={cells} />
          )
        )
      }
    >
      <VStack $gap={5}>
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
      </VStack>
    </AdminPage>
  );
}
