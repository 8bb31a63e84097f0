import { readWholeLedger, type LedgerFilter } from '@tree-service/market/api/tokens';
import { useAction } from '@tree-service/design/hooks';
import { saveTextFile } from '@tree-service/kernel/native';
import { Button } from '@tree-service/design';
import { Download } from 'lucide-react';
import { ledgerCsv } from './ledgerCsv';

/** Saves everything a filter leaves of the ledger as a CSV file. */
export function DownloadLedger({ filter }: { filter: LedgerFilter }) {
  const download = useAction({
    run: async () => saveTextFile('token-ledger.csv', ledgerCsv(await readWholeLedger(filter))),
    done: 'The ledger was saved as token-ledger.csv.',
    failed: 'The ledger could not be downloaded',
    refresh: [],
  });
  return (
    <Button
      variant="outline"
      size="sm"
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      <Download size={18} aria-hidden />
      Download CSV
    </Button>
  );
}
