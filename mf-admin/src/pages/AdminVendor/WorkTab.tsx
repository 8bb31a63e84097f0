import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import {
  allVendorReviews,
  vendorJobs,
  vendorLeads,
  type AnyVendorReview,
  type VendorJob,
  type VendorLead,
} from '../../api/vendorWork';
import { formatCents, formatMiles, JOB_STATES, LEAD_STATES, SERVICES } from '@tree-service/domain';
import { NextPage } from '@tree-service/design/hooks';
import {
  Card,
  Link,
  QueryBoundary,
  StatusPill,
  Table,
  type TableColumn,
  Text,
  VStack,
} from '@tree-service/design';
import { Age } from '../../layout/Age';
import { LinkedSection, OnThisPage } from '../../layout/OnThisPage';
import { ListCsv } from '../../listCsv/ListCsv';
import { REVIEW_STATES, ReviewList } from './ReviewList';

const PARTS = { leads: 'Leads', jobs: 'Jobs', reviews: 'Reviews' } as const;

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

const leadCells = (lead: VendorLead) => ({
  Request: lead.service_requests.number,
  Service: SERVICES[lead.service_requests.category].name,
  City: lead.service_requests.city,
  State: lead.service_requests.region,
  Status: LEAD_STATES[lead.state].label,
  Tokens: lead.token_price,
  'Offered (UTC)': lead.offered_at,
});

const jobCells = (job: VendorJob) => ({
  'Booked (UTC)': job.created_at,
  Status: JOB_STATES[job.state].label,
  'Price ($)': job.price_cents / 100,
  'Scheduled (UTC)': job.scheduled_for,
  'Completed (UTC)': job.completed_at,
});

const reviewCells = (review: AnyVendorReview) => ({
  Author: review.author_name,
  About: review.author_side === 'owner' ? 'Pro' : 'Owner',
  Rating: review.rating,
  Review: review.body,
  Reply: review.reply,
  Status: REVIEW_STATES[review.state].label,
  'Written (UTC)': review.created_at,
});

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
  const allLeads = vendorLeads(vendorId);
  const allJobs = vendorJobs(vendorId);
  const leads = useInfiniteQuery(allLeads.pages);
  const jobs = useInfiniteQuery(allJobs.pages);
  return (
    <VStack $gap={8}>
      <OnThisPage parts={PARTS} />
      <LinkedSection
        id="leads"
        title={PARTS.leads}
        actions={<ListCsv name="leads" read={allLeads.all} cells={leadCells} />}
      >
        <WorkTable caption="Leads" columns={leadColumns} nothing="No leads yet." query={leads} />
      </LinkedSection>
      <LinkedSection
        id="jobs"
        title={PARTS.jobs}
        actions={<ListCsv name="jobs" read={allJobs.all} cells={jobCells} />}
      >
        <WorkTable caption="Jobs" columns={jobColumns} nothing="No jobs yet." query={jobs} />
      </LinkedSection>
      <LinkedSection
        id="reviews"
        title={PARTS.reviews}
        actions={
          <ListCsv name="reviews" read={allVendorReviews(vendorId).all} cells={reviewCells} />
        }
      >
        <ReviewList vendorId={vendorId} />
      </LinkedSection>
    </VStack>
  );
}
