import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { contactMessages } from '@tree-service/market/api/contact';
import { NextPage } from '@tree-service/design/hooks';
import { EmptyState, LinkTabs, QueryBoundary, VStack } from '@tree-service/design';
import { adminPaths } from '../../paths';
import { toAdminTools } from '../../layout/adminTools';
import { AdminPage } from '../../layout/AdminPage';
import { ContactMessageCard } from './ContactMessageCard';

const REFETCH_MS = 60_000;
const ALL = 'all';

/** What people wrote through the contact form, until somebody has answered. */
export default function ContactMessagesPage() {
  const [address] = useSearchParams();
  const isAll = address.get('list') === ALL;
  const query = useInfiniteQuery({
    ...contactMessages({ unansweredOnly: !isAll }).pages,
    refetchInterval: REFETCH_MS,
  });
  return (
    <AdminPage
      title="Contact messages"
      lead="What people wrote through the contact form. Answer by mail, then note what you answered."
      back={toAdminTools}
    >
      <LinkTabs
        label="Messages"
        tabs={[
          { to: adminPaths.contact(), label: 'Not answered', isCurrent: !isAll },
          { to: `${adminPaths.contact()}?list=${ALL}`, label: 'All', isCurrent: isAll },
        ]}
      />
      <QueryBoundary query={query} what="the messages">
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState title={isAll ? 'Nobody has written yet' : 'Every message is answered'}>
              Messages of the contact form appear here.
            </EmptyState>
          ) : (
            <VStack $gap={6}>
              {messages.map((message) => (
                <ContactMessageCard key={message.id} message={message} />
              ))}
              <NextPage pages={query} label="Show more messages" />
            </VStack>
          )
        }
      </QueryBoundary>
    </AdminPage>
  );
}
