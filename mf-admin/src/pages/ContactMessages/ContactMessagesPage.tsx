import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { contactMessages } from '@tree-service/market/api/contact';
import { EmptyState, LinkTabs, VStack } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { PagedList } from '../../layout/PagedList';
import { queues } from '../../queues';
import { ContactMessageCard } from './ContactMessageCard';

const REFETCH_MS = 60_000;
const ALL = 'all';
const { path, title } = queues.contact;

export default function ContactMessagesPage() {
  const [address] = useSearchParams();
  const isAll = address.get('list') === ALL;
  const query = useInfiniteQuery({
    ...contactMessages({ unansweredOnly: !isAll }).pages,
    refetchInterval: REFETCH_MS,
  });
  return (
    <AdminPage
      title={title}
      lead="Messages sent through the contact form. Reply by email, then note what you answered."
    >
      <LinkTabs
        label="Messages"
        tabs={[
          { to: path(), label: 'Unanswered', isCurrent: !isAll },
          { to: `${path()}?list=${ALL}`, label: 'All', isCurrent: isAll },
        ]}
      />
      <PagedList
        query={query}
        what="the messages"
        empty={
          <EmptyState title={isAll ? 'No messages yet' : 'No unanswered messages'}>
            Messages from the contact form appear here.
          </EmptyState>
        }
        more="Show more messages"
      >
        {(messages) => (
          <VStack $gap={6}>
            {messages.map((message) => (
              <ContactMessageCard key={message.id} message={message} />
            ))}
          </VStack>
        )}
      </PagedList>
    </AdminPage>
  );
}
