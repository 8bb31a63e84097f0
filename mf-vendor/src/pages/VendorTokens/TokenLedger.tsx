import { useQuery } from '@tanstack/react-query';
import {
  tokenAccountQuery,
  tokenLedgerQuery,
  type LedgerEntry,
} from '@tree-service/shared/api/tokens';
import { EmptyState, Section, Text, VStack } from '@tree-service/shared/ui';
import { Coins } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { FilterLinks } from '../../area/FilterLinks';
import { Loaded } from '../../area/Loaded';
import { useVendorId } from '../../area/vendorId';
import { DownloadLedger } from './DownloadLedger';
import { LEDGER_KINDS, parseLedgerKind } from './ledgerKinds';
import { LedgerTable } from './LedgerTable';
import { withRunningBalance } from './runningBalance';

/** How many entries the page reads; the CSV holds all. */
const SHOWN = 200;

function Entries({
  entries,
  account,
}: {
  entries: readonly LedgerEntry[];
  account: { available: number; held: number };
}) {
  const [search] = useSearchParams();
  const kind = parseLedgerKind(search.get('kind'));
  const present = new Set(entries.map((entry) => entry.kind));
  const shown = withRunningBalance(entries, account).filter(
    (entry) => kind === null || entry.kind === kind,
  );
  if (entries.length === 0) {
    return (
      <EmptyState icon={<Coins size={28} />} title="No tokens yet" level={3}>
        Approved Pros start with a welcome grant. It will be the first line here.
      </EmptyState>
    );
  }
  return (
    <VStack $gap={4}>
      <FilterLinks
        label="Filter the ledger"
        choices={[
          { search: '?', label: 'Everything', current: kind === null },
          ...Object.entries(LEDGER_KINDS).flatMap(([each, label]) => {
            const parsed = parseLedgerKind(each);
            if (parsed === null || (!present.has(parsed) && parsed !== kind)) return [];
            return [{ search: `?kind=${each}`, label, current: parsed === kind }];
          }),
        ]}
      />
      {shown.length === 0 ? (
        <Text tone="muted">There is no such entry.</Text>
      ) : (
        <LedgerTable entries={shown} />
      )}
      {entries.length === SHOWN && (
        <Text size="sm" tone="muted">
          These are the latest {SHOWN} entries. The CSV holds all of them.
        </Text>
      )}
    </VStack>
  );
}

/** The ledger with its running balance, by kind, and as CSV. */
export function TokenLedger() {
  const vendorId = useVendorId();
  const ledger = useQuery(tokenLedgerQuery(vendorId));
  const account = useQuery(tokenAccountQuery(vendorId));
  return (
    <Section title="Ledger" actions={<DownloadLedger />}>
      <Loaded query={ledger} failed="Your ledger could not be loaded">
        {(entries) => (
          <Loaded query={account} failed="Your balance could not be loaded">
            {(balance) => <Entries entries={entries} account={balance} />}
          </Loaded>
        )}
      </Loaded>
    </Section>
  );
}
