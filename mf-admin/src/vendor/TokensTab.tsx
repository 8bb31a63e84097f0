import { LOCALE } from '@tree-service/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  LEDGER_KINDS,
  ledgerOfQuery,
  readWholeLedger,
  tokenAccountQuery,
  tokensOwedQuery,
  type LedgerEntry,
} from '@tree-service/market/api/tokens';
import { NextPage, useIdempotencyKey } from '@tree-service/design/hooks';
import {
  Badge,
  Button,
  Card,
  Dialog,
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
import { useState } from 'react';
import { notify } from '@tree-service/kernel';
import { Age } from '../shared/layout/Age';
import { adminPaths } from '../paths';
import { adjustmentLimitQuery, reverseTokenEntry, showAdjustment } from '../api/tokenAdjustments';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { useDecision } from '../shared/layout/useDecision';
import { ListCsv } from '../shared/layout/ListCsv';
import { MoveTokensForm } from './MoveTokensForm';

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

const signed = new Intl.NumberFormat(LOCALE, { signDisplay: 'exceptZero' });

/** Empty for no change: on a phone an entry then has a line less. */
const deltaInWords = (delta: number) => (delta === 0 ? null : signed.format(delta));

const MAX_LENGTH = 500;
const REVERSIBLE = ['grant', 'purchase', 'refund', 'adjust'];

interface ReverseEntryButtonProps {
  readonly entry: {
    readonly id: number;
    readonly kind: string;
    readonly reason: string;
  };
}

/** Reverses a ledger entry; nothing for entries of leads, which cannot be reversed here. */
function ReverseEntryButton({ entry }: ReverseEntryButtonProps) {
  const keyFor = useIdempotencyKey();
  const { mutateAsync } = useDecision({
    run: (reason: string) => reverseTokenEntry(entry.id, reason, keyFor(reason)),
    refresh: [['tokens'], ['token_adjustments']],
    show: showAdjustment,
    onDone: ({ state }) => {
      if (state === 'posted') notify.success('Entry reversed');
      else notify.info('A second administrator must approve this');
    },
  });
  if (!REVERSIBLE.includes(entry.kind)) return null;
  return (
    <DecideButton
      label="Reverse"
      name={`Reverse “${entry.reason}”`}
      title={`Reverse “${entry.reason}”`}
      hint="The Pro can read this in the ledger. Saved to the audit log."
      draft={`reverse-entry/${entry.id}`}
      maxLength={MAX_LENGTH}
      onDecide={mutateAsync}
    >
      <Text>A reversing entry is added. This entry stays.</Text>
    </DecideButton>
  );
}

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
    cell: ({ balance_after: available }) => available.toLocaleString(LOCALE),
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

export function MoveTokens({ vendorId }: { readonly vendorId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const limit = useQuery(adjustmentLimitQuery()).data;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Adjust tokens
      </Button>
      <Dialog title="Adjust tokens" open={isOpen} onOpenChange={setIsOpen}>
        <MoveTokensForm vendorId={vendorId} limit={limit} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

export function TokensTab({ vendorId }: { readonly vendorId: string }) {
  const account = useQuery(tokenAccountQuery(vendorId));
  const owed = useQuery(tokensOwedQuery(vendorId)).data;
  const [address] = useSearchParams();
  const found = entryIn(address);
  const ledger = useInfiniteQuery(ledgerOfQuery(vendorId, found));
  return (
    <>
      <Section title="Balance" actions={<MoveTokens vendorId={vendorId} />}>
        <QueryBoundary query={account} what="the balance">
          {({ posted, held, available }) => (
            <Grid $min="9rem" $gap={4}>
              <StatTile label="Available" value={available.toLocaleString(LOCALE)} />
              <StatTile label="Held for leads" value={held.toLocaleString(LOCALE)} />
              <StatTile label="Posted" value={posted.toLocaleString(LOCALE)} />
              {owed !== undefined && owed > 0 && (
                <StatTile label="Owed" value={owed.toLocaleString(LOCALE)} />
              )}
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
