import { readWholeLedger, type LedgerFilter } from '@tree-service/market/api/tokens';
import { useAction } from '@tree-service/design/hooks';
import { saveTextFile } from '@tree-service/kernel/native';
import { Button } from '@tree-service/design';
import { Download } from 'lucide-react';
import { ledgerCsv } from './ledgerCsv';

/** Saves all entries that match the filter. */
export function DownloadLedger({ filter }: { filter: LedgerFilter }) {
  const download = useAction({
    run: async () => saveTextFile('token-ledger.csv', ledgerCsv(await readWholeLedger(filter))),
    done: 'Saved as token-ledger.csv.',
    failed: "We couldn't download the ledger",
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
