import { useInfiniteQuery } from '@tanstack/react-query';
import { adminPaths } from '../paths';
import { vendorJobs } from '../api/jobs';
import { formatMiles, LEAD_STATES, REVIEW_STATES, SERVICES } from '@tree-service/domain';
import {
  Card,
  HStack,
  Link,
  QueryBoundary,
  Rating,
  StatusPill,
  Table,
  type TableColumn,
  Text,
  VStack,
} from '@tree-service/design';
import { NextPage } from '@tree-service/design/hooks';
import { Age } from '../shared/layout/Age';
import { LinkedSection, OnThisPage } from '../shared/layout/OnThisPage';
import { PagedList } from '../shared/layout/PagedList';
import { jobCells, jobColumns } from '../shared/requests/jobColumns';
import { ListCsv } from '../shared/layout/ListCsv';
import { allVendorReviews, vendorLeads, type AnyVendorReview, type VendorLead } from './vendor.api';

const PARTS = { leads: 'Leads', jobs: 'Jobs', reviews: 'Reviews' } as const;

const leadColumns: readonly TableColumn<VendorLead>[] = [
  {
    key: 'request',
    header: 'Request',
    cell: ({ request_id, service_requests: request }) => (
      <Link to={adminPaths.request(request_id)}>
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

const leadCells = (lead: VendorLead) => ({
  Request: lead.service_requests.number,
  Service: SERVICES[lead.service_requests.category].name,
  City: lead.service_requests.city,
  State: lead.service_requests.region,
  Status: LEAD_STATES[lead.state].label,
  Tokens: lead.token_price,
  'Offered (UTC)': lead.offered_at,
});

function ReviewList({ vendorId }: { readonly vendorId: string }) {
  const query = useInfiniteQuery(allVendorReviews(vendorId).pages);
  return (
    <QueryBoundary query={query} what="the reviews">
      {(reviews) => (
        <VStack>
          {reviews.length === 0 && (
            <Card>
              <Text tone="muted">No reviews yet.</Text>
            </Card>
          )}
          {reviews.map((review) => (
            <Card key={review.id} as="article">
              <VStack $gap={2}>
                <HStack $justify="space-between" $wrap>
                  <Text as="span" weight="semibold">
                    {review.author_name}{' '}
                    <Text as="span" tone="muted">
                      {review.author_side === 'owner' ? 'about the Pro' : 'about the owner'}
                    </Text>
                  </Text>
                  <HStack $gap={3} $wrap>
                    <Text as="span" size="sm" tone="muted">
                      <Age since={review.created_at} />
                    </Text>
                    <StatusPill tone={REVIEW_STATES[review.state].tone}>
                      {REVIEW_STATES[review.state].label}
                    </StatusPill>
                  </HStack>
                </HStack>
                <Rating value={review.rating} />
                <Text>{review.body}</Text>
                {review.reply && <Text tone="muted">Reply: {review.reply}</Text>}
              </VStack>
            </Card>
          ))}
          <NextPage pages={query} label="Show older reviews" />
        </VStack>
      )}
    </QueryBoundary>
  );
}

const reviewCells = (review: AnyVendorReview) => ({
  Author: review.author_name,
  About: review.author_side === 'owner' ? 'Pro' : 'Owner',
  Rating: review.rating,
  Review: review.body,
  Reply: review.reply,
  Status: REVIEW_STATES[review.state].label,
  'Written (UTC)': review.created_at,
});

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
        <Card>
          <PagedList query={leads} what="the leads" empty="No leads yet." more="Show older leads">
            {(rows) => (
              <Table caption="Leads" columns={leadColumns} rows={rows} rowKey={({ id }) => id} />
            )}
          </PagedList>
        </Card>
      </LinkedSection>
      <LinkedSection
        id="jobs"
        title={PARTS.jobs}
        actions={<ListCsv name="jobs" read={allJobs.all} cells={jobCells} />}
      >
        <Card>
          <PagedList query={jobs} what="the jobs" empty="No jobs yet." more="Show older jobs">
            {(rows) => (
              <Table
                caption="Jobs"
                columns={jobColumns.ofVendor}
                rows={rows}
                rowKey={({ id }) => id}
              />
            )}
          </PagedList>
        </Card>
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
