import {
  Card,
  Details,
  EmptyState,
  FieldFrame,
  Grid,
  Link,
  LinkTabs,
  QueryBoundary,
  Section,
  Table,
  Text,
  TextInput,
  VStack,
} from '@tree-service/design';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  LEDGER_KINDS,
  type LedgerEntry,
  type LedgerFilter,
  ledgerQuery,
  readWholeLedger,
} from '@tree-service/market/api/tokens';
import { NextPage } from '@tree-service/design/hooks';
import { Coins } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { DownloadCsv } from '@tree-service/market/features/downloads';
import { formatDay, formatMoment, keysOf, toCsv } from '@tree-service/domain';
import { useId, useState } from 'react';
import { VendorPage } from '../../area/VendorPage';
import { useVendorId } from '../../area/vendorId';
import { vendorPaths } from '../../paths';
import { BuyTokens } from './BuyTokens';
import { TokenBalance } from './TokenBalance';
import { asLedgerFilter, ledgerSearch, readShownLedger, type ShownLedger } from './ledgerFilter';

const signed = (tokens: number): string => (tokens > 0 ? `+${tokens}` : String(tokens));

const HEADER = [
  'Time (UTC)',
  'Kind',
  'Reason',
  'Request',
  'Change',
  'Change in held',
  'Available after',
];

function availableChange(entry: Pick<LedgerEntry, 'posted_delta' | 'held_delta'>): number {
  return entry.posted_delta - entry.held_delta;
}

/** Oldest first, times in UTC. */
export function ledgerCsv(newestFirst: readonly LedgerEntry[]): string {
  const rows = [...newestFirst]
    .reverse()
    .map((entry) => [
      entry.created_at,
      LEDGER_KINDS[entry.kind],
      entry.reason,
      entry.request_number ?? '',
      availableChange(entry),
      entry.held_delta,
      entry.balance_after,
    ]);
  return toCsv([HEADER, ...rows]);
}

function change(entry: LedgerEntry): string {
  // A capture spends held tokens, so the available balance does not change.
  return entry.kind === 'capture'
    ? `${entry.held_delta}\u00a0held`
    : signed(availableChange(entry));
}

function LedgerTable({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <Card>
      <Table
        staysTable
        caption="Token ledger, newest first"
        rows={entries}
        rowKey={(entry) => String(entry.id)}
        columns={[
          {
            key: 'what',
            header: 'Entry',
            cell: (entry) => (
              <>
                <Text>{entry.reason}</Text>
                <Text size="sm" tone="muted">
                  {LEDGER_KINDS[entry.kind]}, {formatMoment(entry.created_at)}
                  {entry.request_id && (
                    <>
                      ,{' '}
                      <Link to={vendorPaths.request(entry.request_id)}>
                        request #{entry.request_number}
                      </Link>
                    </>
                  )}
                </Text>
              </>
            ),
          },
          {
            key: 'change',
            header: 'Change',
            numeric: true,
            cell: (entry) => (
              <>
                <Text numeric weight="semibold">
                  {change(entry)}
                </Text>
                <Text size="sm" tone="muted" numeric>
                  {`${entry.balance_after}\u00a0left`}
                </Text>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

function Entries({ shown }: { shown: ShownLedger }) {
  const ledger = useInfiniteQuery(ledgerQuery(useVendorId(), asLedgerFilter(shown)));
  const isFiltered = shown.kind !== null || shown.from !== null || shown.to !== null;
  return (
    <QueryBoundary query={ledger} what="your ledger">
      {({ pages }) => {
        const entries = pages.flat();
        if (entries.length === 0) {
          return isFiltered ? (
            <Text tone="muted">No matching entries. Try fewer filters.</Text>
          ) : (
            <EmptyState icon={<Coins size={28} />} title="No tokens yet" level={3}>
              Approved Pros start with free tokens. They will appear here.
            </EmptyState>
          );
        }
        return (
          <VStack $gap={4}>
            <LedgerTable entries={entries} />
            <NextPage pages={ledger} label="Show older entries" />
          </VStack>
        );
      }}
    </QueryBoundary>
  );
}

/** Saves all entries that match the filter. */
function DownloadLedger({ filter }: { filter: LedgerFilter }) {
  return (
    <DownloadCsv
      name="token-ledger.csv"
      of="token ledger"
      write={async () => ledgerCsv(await readWholeLedger(filter))}
      failed="We couldn't download the ledger"
    />
  );
}

/** "Dates: from Nov 3, 2026 to Nov 9, 2026". */
function datesInWords({ from, to }: ShownLedger): string {
  const words = [
    from !== null && `from ${formatDay(from, 'UTC')}`,
    to !== null && `to ${formatDay(to, 'UTC')}`,
  ];
  const chosen = words.filter((word) => word !== false).join(' ');
  return chosen === '' ? 'Choose dates' : `Dates: ${chosen}`;
}

/** Kept in the query string. */
function LedgerFilters({ shown }: { shown: ShownLedger }) {
  const [, setSearch] = useSearchParams();
  const fromId = useId();
  const toId = useId();
  // Fields in use stay where they are.
  const [startsWithDays] = useState(shown.from !== null || shown.to !== null);
  const show = (changes: Partial<ShownLedger>) =>
    setSearch(ledgerSearch({ ...shown, ...changes }), { replace: true, preventScrollReset: true });
  const days = (
    <Grid $min="10rem" $gap={4}>
      <FieldFrame id={fromId} label="From" optional>
        <TextInput
          id={fromId}
          type="date"
          value={shown.from ?? ''}
          max={shown.to ?? undefined}
          onChange={(event) => show({ from: event.target.value || null })}
        />
      </FieldFrame>
      <FieldFrame id={toId} label="To" optional>
        <TextInput
          id={toId}
          type="date"
          value={shown.to ?? ''}
          min={shown.from ?? undefined}
          onChange={(event) => show({ to: event.target.value || null })}
        />
      </FieldFrame>
    </Grid>
  );
  return (
    <VStack $gap={2}>
      <LinkTabs
        look="pills"
        label="Filter the ledger"
        tabs={[
          {
            to: ledgerSearch({ ...shown, kind: null }),
            label: 'All',
            isCurrent: shown.kind === null,
          },
          ...keysOf(LEDGER_KINDS).map((kind) => ({
            to: ledgerSearch({ ...shown, kind }),
            label: LEDGER_KINDS[kind],
            isCurrent: shown.kind === kind,
          })),
        ]}
      />
      {startsWithDays ? (
        days
      ) : (
        <Details show={datesInWords(shown)} hide="Hide dates">
          {days}
        </Details>
      )}
    </VStack>
  );
}

function TokenLedger() {
  const [search] = useSearchParams();
  const shown = readShownLedger(search);
  return (
    <Section title="Ledger" actions={<DownloadLedger filter={asLedgerFilter(shown)} />}>
      <VStack $gap={4}>
        <LedgerFilters shown={shown} />
        <Entries shown={shown} />
      </VStack>
    </Section>
  );
}

export default function VendorTokensPage() {
  return (
    <VendorPage title="Token Management" lead="You use tokens to accept requests.">
      <Section title="Balance">
        <TokenBalance />
      </Section>
      <BuyTokens />
      <TokenLedger />
    </VendorPage>
  );
}
