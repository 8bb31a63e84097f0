import { readWholeLedger, type LedgerFilter } from '@tree-service/market/api/tokens';
import { DownloadCsv } from '@tree-service/market/features/downloads';
import { ledgerCsv } from './ledgerCsv';

/** Saves all entries that match the filter. */
export function DownloadLedger({ filter }: { filter: LedgerFilter }) {
  return (
    <DownloadCsv
      name="token-ledger.csv"
      of="token ledger"
      write={async () => ledgerCsv(await readWholeLedger(filter))}
      failed="We couldn't download the ledger"
    />
  );
}
