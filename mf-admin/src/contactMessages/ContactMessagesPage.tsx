import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyState, LinkTabs, QueryBoundary, VStack } from '@tree-service/design';
import { contactMessages, messageQuery, type ContactMessage } from './contactMessages.api';
import { AdminPage } from '../shared/layout/AdminPage';
import { PagedList } from '../shared/layout/PagedList';
import { queuePages } from '../paths';
import { ListCsv } from '../shared/layout/ListCsv';
import { ContactMessageCard } from './ContactMessageCard';
import { ReplyForm } from './ReplyForm';

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
  Answer: message.answer_note ?? message.said.findLast(({ by }) => by === 'admin')?.body ?? null,
});

/** One message with the form to reply, which stays when a colleague answers meanwhile. */
function OneMessage({ messageId }: { readonly messageId: string }) {
  const query = useQuery({ ...messageQuery(messageId), refetchInterval: REFETCH_MS });
  return (
    <AdminPage title="Contact message" back={{ to: path(), label: title }}>
      <QueryBoundary query={query} what="the message">
        {([message]) =>
          message === undefined ? (
            <EmptyState title="This message is gone">
              Messages are deleted with the account of their sender, or a year after they were
              answered.
            </EmptyState>
          ) : (
            <ContactMessageCard message={message}>
              <ReplyForm message={message} />
            </ContactMessageCard>
          )
        }
      </QueryBoundary>
    </AdminPage>
  );
}

/** The unanswered messages, or all. */
function MessageList({ isAll }: { readonly isAll: boolean }) {
  const list = contactMessages({ unansweredOnly: !isAll });
  const query = useInfiniteQuery({
    ...list.pages,
    refetchInterval: REFETCH_MS,
  });
  return (
    <AdminPage
      title={title}
      lead="Messages sent through the contact form. Your replies are sent by email and kept with the message."
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

/** Messages from the contact form, or one of them to answer. */
export default function ContactMessagesPage() {
  const [address] = useSearchParams();
  const messageId = address.get('message');
  return messageId === null ? (
    <MessageList isAll={address.get('list') === ALL} />
  ) : (
    <OneMessage key={messageId} messageId={messageId} />
  );
}
