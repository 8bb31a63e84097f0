import { useInfiniteQuery } from '@tanstack/react-query';
import { Card, Section, Table } from '@tree-service/design';
import { ownerJobs } from '../../api/jobs';
import { jobCells, jobColumns } from '../../jobList/jobColumns';
import { PagedList } from '../../layout/PagedList';
import { ListCsv } from '../../listCsv/ListCsv';

/** The jobs of an owner, newest first. */
export function PersonJobs({ ownerId }: { readonly ownerId: string }) {
  const jobsOf = ownerJobs(ownerId);
  const query = useInfiniteQuery(jobsOf.pages);
  return (
    <Section title="Jobs" actions={<ListCsv name="jobs" read={jobsOf.all} cells={jobCells} />}>
      <Card>
        <PagedList query={query} what="the jobs" empty="No jobs yet.">
          {(jobs) => (
            <Table
              caption="Jobs"
              rows={jobs}
              rowKey={({ id }) => id}
              columns={jobColumns.ofOwner}
            />
          )}
        </PagedList>
      </Card>
    </Section>
  );
}
