import { DownloadCsv } from '@tree-service/market/features/downloads';
import { useVendorId } from '../../area/vendorId';
import { readCompletedJobs, readTokenRefunds } from '../../api/completedJobs';
import { booksCsv } from './booksCsv';
import { type Period, timesOf } from './statsRange';

/** Saves the completed jobs of a period for the bookkeeping. */
export function DownloadBooks(period: Period) {
  const vendorId = useVendorId();
  const { begins, ends } = timesOf(period);
  return (
    <DownloadCsv
      name={`jobs-${period.from}-to-${period.to}.csv`}
      of="completed jobs"
      write={async () => {
        const [jobs, refunds] = await Promise.all([
          readCompletedJobs(vendorId, begins, ends),
          readTokenRefunds(vendorId),
        ]);
        return booksCsv(jobs, refunds, period.timeZone);
      }}
      failed="We couldn't download your jobs"
    />
  );
}
