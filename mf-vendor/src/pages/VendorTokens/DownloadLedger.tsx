import { readWholeLedger, type LedgerFilter } from '@tree-service/shared/api/tokens';
import { useAction } from '@tree-service/shared/features/action';
import { saveTextFile } from '@tree-service/shared/native';
import { Button } from '@tree-service/shared/ui';
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
