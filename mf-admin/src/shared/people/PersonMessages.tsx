import { useState } from 'react';
import { paths } from '@tree-service/kernel/contract';
import { ReasonDialog } from '@tree-service/design/forms';
import { Button, Card, Link, Table, type TableColumn, Text, VStack } from '@tree-service/design';
import { readConversationsOf, type PersonConversation } from '../../api/person';
import { Age } from '../layout/Age';
import { useDecision } from '../layout/useDecision';
import { ListCsv } from '../layout/ListCsv';

const columns: readonly TableColumn<PersonConversation>[] = [
  {
    key: 'between',
    header: 'Conversation',
    cell: ({ id, contact_name, business_name }) => (
      <Link to={`${paths.messages()}?with=${id}`}>
        {contact_name} and {business_name}
      </Link>
    ),
  },
  { key: 'request', header: 'Request', cell: ({ number }) => `#${number}` },
  {
    key: 'last',
    header: 'Last message',
    cell: ({ last_message_at: last }) => (last ? <Age since={last} /> : 'None yet'),
  },
];

const cells = (conversation: PersonConversation) => ({
  Owner: conversation.contact_name,
  Pro: conversation.business_name,
  Request: conversation.number,
  'Last message (UTC)': conversation.last_message_at,
});

/** The conversations of a person, shown once an administrator has said why. */
export function PersonMessages({ personId }: { readonly personId: string }) {
  const [conversations, setConversations] = useState<readonly PersonConversation[] | null>(null);
  const { mutateAsync } = useDecision({
    run: (reason: string) => readConversationsOf(personId, reason),
    refresh: [],
    onDone: setConversations,
  });
  return (
    <Card>
      {conversations === null ? (
        <VStack $align="start">
          <Text tone="muted">Give a reason before you read this person's conversations.</Text>
          <ReasonDialog
            keepLabel="Cancel"
            trigger={<Button>Show conversations</Button>}
            title="Show conversations"
            description="Lists the latest 50 conversations of this person."
            label="Reason"
            hint="Saved to the audit log."
            draft={`read-conversations/${personId}`}
            confirmLabel="Show conversations"
            onConfirm={mutateAsync}
          />
        </VStack>
      ) : conversations.length === 0 ? (
        <Text tone="muted" role="status">
          No conversations yet.
        </Text>
      ) : (
        <VStack>
          <ListCsv name="conversations" read={() => Promise.resolve(conversations)} cells={cells} />
          <Table
            caption="Conversations"
            columns={columns}
            rows={conversations}
            rowKey={({ id }) => id}
          />
        </VStack>
      )}
    </Card>
  );
}
