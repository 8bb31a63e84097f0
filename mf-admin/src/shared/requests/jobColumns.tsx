import { formatCents, JOB_STATES, SERVICES } from '@tree-service/domain';
import { Link, StatusPill, type TableColumn } from '@tree-service/design';
import type { ListedJob } from '../../api/jobs';
import { Age } from '../layout/Age';
import { adminPaths } from '../../paths';

const request: TableColumn<ListedJob> = {
  key: 'request',
  header: 'Request',
  cell: ({ request_id, service_requests: { number, category } }) => (
    <Link to={adminPaths.request(request_id)}>
      #{number}: {SERVICES[category].name}
    </Link>
  ),
};

const vendor: TableColumn<ListedJob> = {
  key: 'vendor',
  header: 'Pro',
  cell: ({ vendor_id, vendor_profiles }) => (
    <Link to={adminPaths.vendor(vendor_id)}>{vendor_profiles.business_name}</Link>
  ),
};

const facts: readonly TableColumn<ListedJob>[] = [
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }) => (
      <StatusPill tone={JOB_STATES[state].tone}>{JOB_STATES[state].label}</StatusPill>
    ),
  },
  {
    key: 'price',
    header: 'Price',
    cell: ({ price_cents }) => formatCents(price_cents),
    numeric: true,
  },
  { key: 'booked', header: 'Booked', cell: ({ created_at }) => <Age since={created_at} /> },
];

/** The columns of a list of jobs of one Pro, and of one owner. */
export const jobColumns = { ofVendor: [request, ...facts], ofOwner: [request, vendor, ...facts] };

/** A job as a row of a file. */
export const jobCells = (job: ListedJob) => ({
  Request: job.service_requests.number,
  Service: SERVICES[job.service_requests.category].name,
  Pro: job.vendor_profiles.business_name,
  Status: JOB_STATES[job.state].label,
  'Price ($)': job.price_cents / 100,
  'Booked (UTC)': job.created_at,
  'Scheduled (UTC)': job.scheduled_for,
  'Completed (UTC)': job.completed_at,
});
