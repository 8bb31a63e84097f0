import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import { vendorJobs, vendorLeads, type VendorJob, type VendorLead } from '../../api/vendorWork';
import { formatCents, formatMiles, JOB_STATES, LEAD_STATES, SERVICES } from '@tree-service/domain';
import { NextPage } from '@tree-service/design/hooks';
import {
  Card,
  Link,
  QueryBoundary,
  Section,
  StatusPill,
  Table,
  type TableColumn,
  Text,
  VStack,
} from '@tree-service/design';
import { Age } from '../../layout/Age';
import { ReviewList } from './ReviewList';

const leadColumns: readonly TableColumn<VendorLead>[] = [
  {
    key: 'request',
    header: 'Request',
    cell: ({ request_id, service_requests: request }) => (
      <Link to={`${adminPaths.matchVisualization()}?request=${request_id}`}>
        #{request.number}: {SERVICES[request.category].name}
      </Link>
    ),
  },
  {
    key: 'where',
    header: 'Location',
    cell: ({ service_requests: { city, region }, distance_km }) =>
      `${city}, ${region}, ${formatMiles(distance_km)}`,
  },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }) => (
      <StatusPill tone={LEAD_STATES[state].tone}>{LEAD_STATES[state].label}</StatusPill>
    ),
  },
  { key: 'tokens', header: 'Tokens', cell: ({ token_price }) => token_price, numeric: true },
  { key: 'offered', header: 'Offered', cell: ({ offered_at }) => <Age since={offered_at} /> },
];

const jobColumns: readonly TableColumn<VendorJob>[] = [
  {
    key: 'job',
    header: 'Booked',
    cell: ({ created_at, request_id }) => (
      <Link to={`${adminPaths.matchVisualization()}?request=${request_id}`}>
        <Age since={created_at} />
      </Link>
    ),
  },
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
];

interface WorkTableProps<Row extends { readonly id: string }> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly nothing: string;
  readonly query: UseInfiniteQueryResult<Row[]>;
}

function WorkTable<Row extends { readonly id: string }>(props: WorkTableProps<Row>) {
  const { caption, columns, nothing, query } = props;
  return (
    <Card>
      <QueryBoundary query={query} what={`the ${caption.toLowerCase()}`}>
        {(rows) =>
          rows.length === 0 ? (
            <Text tone="muted">{nothing}</Text>
          ) : (
            <VStack>
              <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
              <NextPage pages={query} label={`Show older ${caption.toLowerCase()}`} />
            </VStack>
          )
        }
      </QueryBoundary>
    </Card>
  );
}

export function WorkTab({ vendorId }: { readonly vendorId: string }) {
  const leads = useInfiniteQuery(vendorLeads(vendorId).pages);
  const jobs = useInfiniteQuery(vendorJobs(vendorId).pages);
  return (
    <>
      <Section title="Leads">
        <WorkTable caption="Leads" columns={leadColumns} nothing="No leads yet." query={leads} />
      </Section>
      <Section title="Jobs">
        <WorkTable caption="Jobs" columns={jobColumns} nothing="No jobs yet." query={jobs} />
      </Section>
      <Section title="Reviews">
        <ReviewList vendorId={vendorId} />
      </Section>
    </>
  );
}
