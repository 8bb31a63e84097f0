import { zonedToIso } from '@tree-service/domain';
import { DownloadCsv } from '@tree-service/market/features/downloads';
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
  const begins = zonedToIso(from, '00:00', timeZone) ?? from;
  const ends = zonedToIso(dayAfter(to), '00:00', timeZone) ?? to;
  return (
    <DownloadCsv
      name={`jobs-${from}-to-${to}.csv`}
      write={async () => booksCsv(await readCompletedJobs(vendorId, begins, ends), timeZone)}
      failed="We couldn't download your jobs"
    />
  );
}
