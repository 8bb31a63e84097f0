import type { VendorDossier } from '@tree-service/shared/api/administration';
import { paths } from '@tree-service/shared/contract';
import {
  formatCents,
  formatMiles,
  JOB_STATES,
  LEAD_STATES,
  SERVICES,
} from '@tree-service/shared/domain';
import {
  Card,
  Link,
  Section,
  StatusPill,
  Table,
  Text,
  type TableColumn,
} from '@tree-service/shared/ui';
import { Age } from '../layout/Age';
import { ShowMore } from '../layout/ShowMore';
import { ReviewList } from './ReviewList';

type Lead = VendorDossier['leads'][number];
type Job = VendorDossier['jobs'][number];

const leadColumns: readonly TableColumn<Lead>[] = [
  {
    key: 'request',
    header: 'Request',
    cell: ({ request_id, service_requests: request }) => (
      <Link to={`${paths.adminMatchVisualization()}?request=${request_id}`}>
        No. {request.number}: {SERVICES[request.category].name}
      </Link>
    ),
  },
  {
    key: 'where',
    header: 'Where',
    cell: ({ service_requests: { city, region }, distance_km }) =>
      `${city}, ${region}, ${formatMiles(distance_km)}`,
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => (
      <StatusPill tone={LEAD_STATES[state].tone}>{LEAD_STATES[state].label}</StatusPill>
    ),
  },
  { key: 'tokens', header: 'Tokens', cell: ({ token_price }) => token_price, numeric: true },
  { key: 'offered', header: 'Offered', cell: ({ offered_at }) => <Age since={offered_at} /> },
];

const jobColumns: readonly TableColumn<Job>[] = [
  {
    key: 'job',
    header: 'Agreed',
    cell: ({ created_at, request_id }) => (
      <Link to={`${paths.adminMatchVisualization()}?request=${request_id}`}>
        <Age since={created_at} />
      </Link>
    ),
  },
  {
    key: 'state',
    header: 'State',
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

/** What a Pro does: leads, jobs and what people say afterwards. */
export function WorkTab({ dossier }: { readonly dossier: VendorDossier }) {
  const { leads, jobs, reviews } = dossier;
  return (
    <>
      <Section title="Leads">
        <Card>
          {leads.length === 0 ? (
            <Text tone="muted">Nothing was offered to this Pro yet.</Text>
          ) : (
            <ShowMore items={leads}>
              {(shown) => (
                <Table caption="Leads" columns={leadColumns} rows={shown} rowKey={({ id }) => id} />
              )}
            </ShowMore>
          )}
        </Card>
      </Section>
      <Section title="Jobs">
        <Card>
          {jobs.length === 0 ? (
            <Text tone="muted">No quote of this Pro was accepted yet.</Text>
          ) : (
            <ShowMore items={jobs}>
              {(shown) => (
                <Table caption="Jobs" columns={jobColumns} rows={shown} rowKey={({ id }) => id} />
              )}
            </ShowMore>
          )}
        </Card>
      </Section>
      <Section title="Reviews">
        <ReviewList reviews={reviews} />
      </Section>
    </>
  );
}
