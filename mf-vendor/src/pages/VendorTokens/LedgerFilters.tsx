import { Details, FieldFrame, Grid, LinkTabs, TextInput, VStack } from '@tree-service/design';
import { formatDay, keysOf } from '@tree-service/domain';
import { LEDGER_KINDS } from '@tree-service/market/api/tokens';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ledgerSearch, type ShownLedger } from './ledgerFilter';

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
export function LedgerFilters({ shown }: { shown: ShownLedger }) {
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
