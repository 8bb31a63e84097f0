import { useInfiniteQuery } from '@tanstack/react-query';
import { ledgerQuery } from '@tree-service/market/api/tokens';
import { NextPage } from '@tree-service/design/hooks';
import { messageOf } from '@tree-service/kernel';
import {
  Card,
  EmptyState,
  ErrorCard,
  Section,
  SkeletonText,
  Text,
  VStack,
} from '@tree-service/design';
import { Coins } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useVendorId } from '../../area/vendorId';
import { DownloadLedger } from './DownloadLedger';
import { asLedgerFilter, readShownLedger, type ShownLedger } from './ledgerFilter';
import { LedgerFilters } from './LedgerFilters';
import { LedgerTable } from './LedgerTable';

function Entries({ shown }: { shown: ShownLedger }) {
  const ledger = useInfiniteQuery(ledgerQuery(useVendorId(), asLedgerFilter(shown)));
  if (ledger.data === undefined) {
    return ledger.isError ? (
      <ErrorCard
        title="Your ledger could not be loaded"
        description={messageOf(ledger.error)}
        onRetry={() => void ledger.refetch()}
      />
    ) : (
      <Card>
        <SkeletonText lines={6} />
      </Card>
    );
  }
  const entries = ledger.data.pages.flat();
  const isFiltered = shown.kind !== null || shown.from !== null || shown.to !== null;
  if (entries.length === 0) {
    return isFiltered ? (
      <Text tone="muted">There is no such entry.</Text>
    ) : (
      <EmptyState icon={<Coins size={28} />} title="No tokens yet" level={3}>
        Approved Pros start with a welcome grant. It will be the first line here.
      </EmptyState>
    );
  }
  return (
    <VStack $gap={4}>
      <LedgerTable entries={entries} />
      <NextPage pages={ledger} label="Show older entries" />
    </VStack>
  );
}

/** The ledger with its running balance, by kind and by day, and as CSV. */
export function TokenLedger() {
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
