import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useSearchParams } from 'react-router';
import {
  conversationPageQuery,
  foundConversationsQuery,
  overseenConversations,
  type OverseenConversation,
} from '../api/oversight';
import { SERVICES } from '@tree-service/domain';
import { EmptyState, QueryBoundary, Text, VStack } from '@tree-service/design';
import type { PageKey } from '@tree-service/market/api/keyset';
import { AdminPage } from '../shared/layout/AdminPage';
import { pageStart } from '../shared/layout/AddressPages';
import { SearchForm } from '../shared/layout/SearchForm';
import { ListCsv } from '../shared/layout/ListCsv';
import { ConversationColumns } from './ConversationColumns';

const cells = (conversation: OverseenConversation) => ({
  Request: conversation.service_requests.number,
  Service: SERVICES[conversation.service_requests.category].name,
  Owner: conversation.service_requests.contact_name,
  Pro: conversation.vendor_profiles.business_name,
  'Opened (UTC)': conversation.created_at,
  'Last message (UTC)': conversation.last_message_at,
});

const PLACE = /^(none|[\d:.+TZ-]{10,40}),([0-9a-f-]{36})$/;

/** A place in a list as the address has it: the moment and the id. */
export const writePlace = ({ at, id }: PageKey): string => `${at ?? 'none'},${id}`;

/** The place in an address; null for what is none. */
export function readPlace(text: string | null): PageKey | null {
  const [, at, id] = PLACE.exec(text ?? '') ?? [];
  if (at === undefined || id === undefined) return null;
  return { at: at === 'none' ? null : at, id };
}

const FIND = 'find';

/** What the address looks for; empty for all conversations. */
const wordsToFind = (address: URLSearchParams): string => address.get(FIND)?.trim() ?? '';

/** Finds conversations by number, name or business, never by what was written. */
function ConversationSearch() {
  const [address, setAddress] = useSearchParams();
  return (
    <VStack $gap={2}>
      <SearchForm
        label="Request number, name, or business"
        placeholder="Request number, name, or business"
        wanted={wordsToFind(address)}
        onSearch={(words) => setAddress({ [FIND]: words })}
        onShowAll={() => setAddress({})}
      />
      <Text size="sm" tone="muted">
        Search doesn’t look at what people wrote. You see messages only after you give a reason.
      </Text>
    </VStack>
  );
}

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
