import { isoToZoned, SERVICES, toCsv } from '@tree-service/domain';
import type { CompletedJob } from '../../api/completedJobs';

const HEADER = [
  'Completed on',
  'Request',
  'Service',
  'Customer',
  'City',
  'State',
  'ZIP',
  'Earned (USD)',
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
    day(job.paid_jobs?.marked_at),
    job.leads.token_price,
    refunds.get(job.lead_id) ?? 0,
  ]);
  return toCsv([HEADER, ...rows]);
}
