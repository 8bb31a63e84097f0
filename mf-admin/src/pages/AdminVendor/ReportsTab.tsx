import { useInfiniteQuery } from '@tanstack/react-query';
import { vendorMessageReports } from '@tree-service/market/api/messageReports';
import { paths } from '@tree-service/kernel/contract';
import { NextPage } from '@tree-service/design/hooks';
import { Card, Link, QueryBoundary, StatusPill, Table, Text, VStack } from '@tree-service/design';
import { adminPaths } from '../../paths';
import { toDecided } from '../../decided/decidedList';
import { Age } from '../../layout/Age';

function outcomeOf(outcome: string | null) {
  if (outcome === null) return <StatusPill tone="warning">Waits</StatusPill>;
  return outcome === 'removed' ? (
    <StatusPill tone="danger">Removed</StatusPill>
  ) : (
    <StatusPill>Dismissed</StatusPill>
  );
}

/** What was reported in a Pro's conversations, by whom, and what was decided. */
export function ReportsTab({ vendorId }: { readonly vendorId: string }) {
  const query = useInfiniteQuery(vendorMessageReports(vendorId).pages);
  const by = (id: string) => (id === vendorId ? 'Pro' : 'Owner');
  const page = adminPaths.messageReports();
  return (
    <Card>
      <QueryBoundary query={query} what="the reports">
        {(reports) =>
          reports.length === 0 ? (
            <Text tone="muted">No message in this Pro’s conversations was reported.</Text>
          ) : (
            <VStack>
              <Table
                caption="Messages reported"
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
                  { key: 'sender', header: 'By', cell: ({ messages }) => by(messages.sender_id) },
                  { key: 'why', header: 'Objection', cell: ({ reason }) => reason },
                  {
                    key: 'outcome',
                    header: 'Decision',
                    cell: ({ outcome }) => outcomeOf(outcome),
                  },
                  {
                    key: 'where',
                    header: 'Where',
                    cell: ({ messages }) => (
                      <Link to={`${paths.messages()}?with=${messages.conversation_id}`}>
                        Conversation
                      </Link>
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
