import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  LEDGER_KINDS,
  ledgerOfQuery,
  readWholeLedger,
  tokenAccountQuery,
  type LedgerEntry,
} from '@tree-service/market/api/tokens';
import { NextPage } from '@tree-service/design/hooks';
import {
  Badge,
  Card,
  Grid,
  HStack,
  Link,
  QueryBoundary,
  Section,
  StatTile,
  Table,
  type TableColumn,
  Text,
  VStack,
} from '@tree-service/design';
import { Age } from '../../layout/Age';
import { ListCsv } from '../../listCsv/ListCsv';
import { adminPaths } from '../../paths';
import { MoveTokens } from './tokens/MoveTokens';
import { ReverseEntryButton } from './tokens/ReverseEntryButton';

const cells = (entry: LedgerEntry) => ({
  Number: entry.id,
  Reason: entry.reason,
  Request: entry.request_number,
  Entry: LEDGER_KINDS[entry.kind],
  Posted: entry.posted_delta,
  Held: entry.held_delta,
  'Available after': entry.balance_after,
  'When (UTC)': entry.created_at,
});

const signed = new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero' });

/** Empty for no change: on a phone an entry then has a line less. */
const deltaInWords = (delta: number) => (delta === 0 ? null : signed.format(delta));

const columnsOf = (found: number | null): readonly TableColumn<LedgerEntry>[] => [
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason, request_id: requestId, request_number: request }) => (
      <>
        {reason}
        {requestId !== null && (
          <Text size="sm">
            <Link to={adminPaths.request(requestId)}>Request #{request}</Link>
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'number',
    header: 'Number',
    cell: ({ id }) => (
      <HStack $gap={2}>
        {id === found && <Badge tone="brand">Search result</Badge>}
        {id}
      </HStack>
    ),
    numeric: true,
  },
  { key: 'kind', header: 'Entry', cell: ({ kind }) => LEDGER_KINDS[kind] },
  {
    key: 'posted',
    header: 'Posted',
    cell: ({ posted_delta }) => deltaInWords(posted_delta),
    numeric: true,
  },
  {
    key: 'held',
    header: 'Held',
    cell: ({ held_delta }) => deltaInWords(held_delta),
    numeric: true,
  },
  {
    key: 'available',
    header: 'Available after',
    cell: ({ balance_after: available }) => available.toLocaleString(),
    numeric: true,
  },
  { key: 'when', header: 'When', cell: ({ created_at }) => <Age since={created_at} /> },
  { key: 'correct', header: 'Correction', cell: (entry) => <ReverseEntryButton entry={entry} /> },
];

/** The entry a page was asked to begin with; null for the latest. */
function entryIn(address: URLSearchParams): number | null {
  const asked = address.get('entry');
  return asked !== null && /^[1-9]\d{0,11}$/.test(asked) ? Number(asked) : null;
}

export function TokensTab({ vendorId }: { readonly vendorId: string }) {
  const account = useQuery(tokenAccountQuery(vendorId));
  const [address] = useSearchParams();
  const found = entryIn(address);
  const ledger = useInfiniteQuery(ledgerOfQuery(vendorId, found));
  return (
    <>
      <Section title="Balance" actions={<MoveTokens vendorId={vendorId} />}>
        <QueryBoundary query={account} what="the balance">
          {({ posted, held, available }) => (
            <Grid $min="9rem" $gap={4}>
              <StatTile label="Available" value={available.toLocaleString()} />
              <StatTile label="Held for leads" value={held.toLocaleString()} />
              <StatTile label="Posted" value={posted.toLocaleString()} />
            </Grid>
          )}
        </QueryBoundary>
      </Section>
      <Section
        title="Ledger"
        description={
          found === null ? (
            "Newest first. Entries can't be changed or deleted."
          ) : (
            <>
              Entry {found} and older, newest first.{' '}
              <Link to="?tab=tokens">Show latest entries</Link>
            </>
          )
        }
        actions={
          <ListCsv name="token-ledger" read={() => readWholeLedger({ vendorId })} cells={cells} />
        }
      >
        <Card>
          <QueryBoundary query={ledger} what="the ledger">
            {(entries) =>
              entries.length === 0 ? (
                <Text tone="muted">No entries yet.</Text>
              ) : (
                <VStack>
                  <Table
                    caption="Token ledger"
                    columns={columnsOf(found)}
                    rows={entries}
                    rowKey={({ id }) => String(id)}
                  />
                  <NextPage pages={ledger} label="Show older entries" />
                </VStack>
              )
            }
          </QueryBoundary>
        </Card>
      </Section>
    </>
  );
}
