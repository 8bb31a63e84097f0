import { zonedToIso } from '@tree-service/domain';
import { useAction } from '@tree-service/design/hooks';
import { saveTextFile } from '@tree-service/kernel/native';
import { Button } from '@tree-service/design';
import { Download } from 'lucide-react';
import { useVendorId } from '../../area/vendorId';
import { readCompletedJobs } from '../../api/completedJobs';
import { booksCsv } from './booksCsv';
import { dayAfter } from './statsRange';

export interface DownloadBooksProps {
  /** ISO dates, both included. */
  from: string;
  to: string;
  timeZone: string;
}

/** Saves the completed jobs of a period for the bookkeeping. */
export function DownloadBooks({ from, to, timeZone }: DownloadBooksProps) {
  const vendorId = useVendorId();
  const name = `jobs-${from}-to-${to}.csv`;
  const begins = zonedToIso(from, '00:00', timeZone) ?? from;
  const ends = zonedToIso(dayAfter(to), '00:00', timeZone) ?? to;
  const download = useAction({
    run: async () =>
      saveTextFile(name, booksCsv(await readCompletedJobs(vendorId, begins, ends), timeZone)),
    done: `Saved as ${name}.`,
    failed: "We couldn't download your jobs",
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
