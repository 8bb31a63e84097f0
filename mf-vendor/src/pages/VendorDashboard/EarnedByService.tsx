import { formatCents, isoToZoned, SERVICES, toCsv } from '@tree-service/domain';
import { Card, Heading, HStack, Table, Text, VStack, type TableColumn } from '@tree-service/design';
import { DownloadCsv } from '@tree-service/market/features/downloads';
import type { VendorStats } from '../../api/vendorFigures';
import { useVendorId } from '../../area/vendorId';
import { type CompletedJob, readCompletedJobs, readTokenRefunds } from '../../api/completedJobs';
import { type Period, timesOf } from './statsRange';

type Service = VendorStats['services'][number];

const columns: readonly TableColumn<Service>[] = [
  { key: 'service', header: 'Service', cell: ({ category }) => SERVICES[category].name },
  { key: 'jobs', header: 'Jobs', numeric: true, cell: ({ jobs }) => jobs },
  {
    key: 'earned',
    header: 'Earned',
    numeric: true,
    cell: ({ earned_cents: earned }) => formatCents(earned),
  },
];

const HEADER = [
  'Completed on',
  'Request',
  'Service',
  'Customer',
  'City',
  'State',
  'ZIP',
  'Earned (USD)',
  'Of which sales tax (USD)',
  'Marked paid on',
  'Token price',
  'Tokens refunded',
];

/** Completed jobs for the bookkeeping, with days where the Pro is; `refunds` are tokens by lead. */
export function booksCsv(
  jobs: readonly CompletedJob[],
  refunds: ReadonlyMap<string, number>,
  timeZone: string,
): string {
  const day = (at?: string | null) => (at ? isoToZoned(at, timeZone).date : '');
  const rows = jobs.map((job) => [
    day(job.completed_at),
    job.service_requests.number,
    SERVICES[job.service_requests.category].name,
    job.service_requests.contact_name,
    job.service_requests.city,
    job.service_requests.region,
    job.service_requests.zip,
    (job.price_cents / 100).toFixed(2),
    (job.tax_cents / 100).toFixed(2),
    day(job.paid_jobs?.marked_at),
    job.leads.token_price,
    refunds.get(job.lead_id) ?? 0,
  ]);
  return toCsv([HEADER, ...rows]);
}

/** Saves the completed jobs of a period for the bookkeeping. */
function DownloadBooks(period: Period) {
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

/** What each service brought in a period, and the jobs behind it as a file. */
export function EarnedByService({
  services,
  ...period
}: Period & { services: readonly Service[] }) {
  return (
    <Card>
      <VStack $gap={4}>
        <HStack $justify="space-between" $gap={3} $wrap>
          <Heading level={3} size="md">
            Earned by service
          </Heading>
          {services.length > 0 && <DownloadBooks {...period} />}
        </HStack>
        {services.length === 0 ? (
          <Text tone="muted">No jobs were completed in this period.</Text>
        ) : (
          <Table
            staysTable
            caption="Earned by service"
            columns={columns}
            rows={services}
            rowKey={({ category }) => category}
          />
        )}
      </VStack>
    </Card>
  );
}
