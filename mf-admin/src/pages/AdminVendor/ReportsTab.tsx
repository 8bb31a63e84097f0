import { useInfiniteQuery } from '@tanstack/react-query';
import { vendorMessageReports } from '@tree-service/market/api/messageReports';
import { paths } from '@tree-service/kernel/contract';
import { NextPage } from '@tree-service/design/hooks';
import { Card, Link, QueryBoundary, StatusPill, Table, Text, VStack } from '@tree-service/design';
import { toDecided } from '../../queue/decidedList';
import { queuePages } from '../../paths';
import { Age } from '../../layout/Age';

function outcomeOf(outcome: string | null) {
  if (outcome === null) return <StatusPill tone="warning">Open</StatusPill>;
  return outcome === 'removed' ? (
    <StatusPill tone="danger">Removed</StatusPill>
  ) : (
    <StatusPill>Dismissed</StatusPill>
  );
}

export function ReportsTab({ vendorId }: { readonly vendorId: string }) {
  const query = useInfiniteQuery(vendorMessageReports(vendorId).pages);
  const by = (id: string) => (id === vendorId ? 'Pro' : 'Owner');
  const page = queuePages.messageReports.path();
  return (
    <Card>
      <QueryBoundary query={query} what="the reports">
        {(reports) =>
          reports.length === 0 ? (
            <Text tone="muted">No reported messages in this Pro's conversations.</Text>
          ) : (
            <VStack>
              <Table
                caption="Reported messages"
                rows={reports}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'words',
                    header: 'Message',
                    cell: ({ message_id, outcome, messages }) => (
                      <Link to={outcome === null ? page : toDecided(page, message_id)}>
                        {messages.body}
                      </Link>
                    ),
                  },
                  {
                    key: 'sender',
                    header: 'Sender',
                    cell: ({ messages }) => by(messages.sender_id),
                  },
                  { key: 'why', header: 'Reason', cell: ({ reason }) => reason },
                  {
                    key: 'outcome',
                    header: 'Decision',
                    cell: ({ outcome }) => outcomeOf(outcome),
                  },
                  {
                    key: 'where',
                    header: 'Conversation',
                    cell: ({ messages }) => (
                      <Link to={`${paths.messages()}?with=${messages.conversation_id}`}>Open</Link>
                    ),
                  },
                  { key: 'when', header: 'When', cell: (row) => <Age since={row.created_at} /> },
                ]}
              />
              <NextPage pages={query} label="Show older reports" />
            </VStack>
          )
        }
      </QueryBoundary>
    </Card>
  );
}
