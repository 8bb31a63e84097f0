import { useQueryClient } from '@tanstack/react-query';
import { myLeadsQuery } from '@tree-service/shared/api/leads';
import { readWholeLedger } from '@tree-service/shared/api/tokens';
import { Button } from '@tree-service/shared/ui';
import { Download } from 'lucide-react';
import { useAction } from '../../area/useAction';
import { useVendorId } from '../../area/vendorId';
import { ledgerCsv } from './ledgerCsv';
import { withRunningBalance } from './runningBalance';
import { saveFile } from './saveFile';

/** Saves the whole ledger as a CSV file. */
export function DownloadLedger() {
  const vendorId = useVendorId();
  const queryClient = useQueryClient();
  const download = useAction({
    run: async () => {
      const [entries, leads] = await Promise.all([
        readWholeLedger(vendorId),
        queryClient.ensureQueryData(myLeadsQuery(vendorId)),
      ]);
      const numbers = new Map(leads.map((lead) => [lead.id, lead.service_requests.number]));
      const balance = entries.reduce(
        (sum, entry) => ({
          available: sum.available + entry.posted_delta - entry.held_delta,
          held: sum.held + entry.held_delta,
        }),
        { available: 0, held: 0 },
      );
      const csv = ledgerCsv(withRunningBalance(entries, balance), (leadId) => numbers.get(leadId));
      saveFile('token-ledger.csv', csv, 'text/csv');
    },
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
