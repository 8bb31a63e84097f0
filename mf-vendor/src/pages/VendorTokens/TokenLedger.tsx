import { useInfiniteQuery } from '@tanstack/react-query';
import { ledgerQuery } from '@tree-service/market/api/tokens';
import { NextPage } from '@tree-service/design/hooks';
import { EmptyState, QueryBoundary, Section, Text, VStack } from '@tree-service/design';
import { Coins } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useVendorId } from '../../area/vendorId';
import { DownloadLedger } from './DownloadLedger';
import { asLedgerFilter, readShownLedger, type ShownLedger } from './ledgerFilter';
import { LedgerFilters } from './LedgerFilters';
import { LedgerTable } from './LedgerTable';

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
