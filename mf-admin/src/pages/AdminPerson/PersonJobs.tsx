import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCents, JOB_STATES } from '@tree-service/domain';
import { Card, Link, Section, StatusPill, Table } from '@tree-service/design';
import { personJobs } from '../../api/person';
import { Age } from '../../layout/Age';
import { PagedList } from '../../layout/PagedList';
import { ListCsv } from '../../listCsv/ListCsv';
import { adminPaths } from '../../paths';

type PersonJob = Awaited<ReturnType<ReturnType<typeof personJobs>['all']>>[number];

const cells = (job: PersonJob) => ({
  Pro: job.vendor_profiles.business_name,
  Status: JOB_STATES[job.state].label,
  'Price ($)': job.price_cents / 100,
  'Booked (UTC)': job.created_at,
});

/** The jobs of an owner, newest first. */
export function PersonJobs({ ownerId }: { readonly ownerId: string }) {
  const jobsOf = personJobs(ownerId);
  const query = useInfiniteQuery(jobsOf.pages);
  return (
    <Section title="Jobs" actions={<ListCsv name="jobs" read={jobsOf.all} cells={cells} />}>
      <Card>
        <PagedList query={query} what="the jobs" empty="No jobs yet.">
          {(jobs) => (
            <Table
              caption="Jobs"
              rows={jobs}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'booked',
                  header: 'Booked',
                  cell: ({ created_at, request_id }) => (
                    <Link to={`${adminPaths.matchVisualization()}?request=${request_id}`}>
                      <Age since={created_at} />
                    </Link>
                  ),
                },
                {
                  key: 'pro',
                  header: 'Pro',
                  cell: ({ vendor_id, vendor_profiles }) => (
                    <Link to={adminPaths.vendor(vendor_id)}>{vendor_profiles.business_name}</Link>
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
              ]}
            />
          )}
        </PagedList>
      </Card>
    </Section>
  );
}
