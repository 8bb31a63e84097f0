import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyState, LinkTabs, VStack } from '@tree-service/design';
import { contactMessages, type ContactMessage } from './contactMessages.api';
import { AdminPage } from '../shared/layout/AdminPage';
import { PagedList } from '../shared/layout/PagedList';
import { queuePages } from '../paths';
import { ListCsv } from '../shared/layout/ListCsv';
import { ContactMessageCard } from './ContactMessageCard';

const REFETCH_MS = 60_000;
const ALL = 'all';
const { path, title } = queuePages.contact;

const cells = (message: ContactMessage) => ({
  Name: message.name,
  Email: message.email,
  Topic: message.topic,
  Message: message.body,
  'Received (UTC)': message.created_at,
  'Answered (UTC)': message.answered_at,
  Answer: message.answer_note,
});

export default function ContactMessagesPage() {
  const [address] = useSearchParams();
  const isAll = address.get('list') === ALL;
  const list = contactMessages({ unansweredOnly: !isAll });
  const query = useInfiniteQuery({
    ...list.pages,
    refetchInterval: REFETCH_MS,
  });
  return (
    <AdminPage
      title={title}
      lead="Messages sent through the contact form. Reply by email, then note what you replied."
      actions={<ListCsv name="contact-messages" read={list.all} cells={cells} />}
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
