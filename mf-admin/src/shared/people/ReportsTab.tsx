import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '@tree-service/kernel/contract';
import { NextPage } from '@tree-service/design/hooks';
import { Card, Link, QueryBoundary, StatePill, Table, Text, VStack } from '@tree-service/design';
import { messageReportsOf } from '../../api/messageReports';
import { toDecided } from '../queue/decidedList';
import { queuePages } from '../../paths';
import { Age } from '../layout/Age';
import { ListCsv } from '../layout/ListCsv';

function outcomeOf(outcome: string | null) {
  if (outcome === null) return { label: 'Open', tone: 'warning' } as const;
  return outcome === 'removed'
    ? ({ label: 'Removed', tone: 'danger' } as const)
    : ({ label: 'Dismissed', tone: 'neutral' } as const);
}

interface ReportsTabProps {
  readonly side: 'owner' | 'vendor';
  readonly personId: string;
}

/** Reported messages in the conversations of an owner or a Pro. */
export function ReportsTab({ side, personId }: ReportsTabProps) {
  const list = messageReportsOf(side, personId);
  const query = useInfiniteQuery(list.pages);
  const by = (id: string) => ((id === personId) === (side === 'vendor') ? 'Pro' : 'Owner');
  const page = queuePages.messageReports.path();
  return (
    <Card>
      <QueryBoundary query={query} what="the reports">
        {(reports) =>
          reports.length === 0 ? (
            <Text tone="muted">
              No reported messages in this {side === 'vendor' ? "Pro's" : "owner's"} conversations.
            </Text>
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
                    cell: ({ outcome }) => <StatePill status={outcomeOf(outcome)} />,
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
              <ListCsv
                name="reported-messages"
                read={list.all}
                cells={({ messages, reason, outcome, created_at: at }) => ({
                  Message: messages.body,
                  Sender: by(messages.sender_id),
                  Reason: reason,
                  Decision: outcomeOf(outcome).label,
                  'Reported (UTC)': at,
                })}
              />
            </VStack>
          )
        }
      </QueryBoundary>
    </Card>
  );
}
