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
  'Token price',
];

/** Completed jobs for the bookkeeping, with days where the Pro is. */
export function booksCsv(jobs: readonly CompletedJob[], timeZone: string): string {
  const rows = jobs.map(({ completed_at, price_cents, leads, service_requests: request }) => [
    completed_at === null ? '' : isoToZoned(completed_at, timeZone).date,
    request.number,
    SERVICES[request.category].name,
    request.contact_name,
    request.city,
    request.region,
    request.zip,
    (price_cents / 100).toFixed(2),
    leads.token_price,
  ]);
  return toCsv([HEADER, ...rows]);
}
