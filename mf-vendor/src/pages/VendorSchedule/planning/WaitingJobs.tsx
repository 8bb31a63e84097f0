import type { VendorJob } from '@tree-service/market/api/jobs';
import { formatCents, JOB_STATES } from '@tree-service/domain';
import { Button, Card, color, Link, Section, space, Text } from '@tree-service/design';
import styled from 'styled-components';
import { vendorPaths } from '../../../paths';
import { Grip } from '../calendar/Grip';
import { jobName } from '../calendar/jobName';
import type { GripHandlers } from '../calendar/usePlacing';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Waiting = styled(Card)<{ $active: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3)};
  ${({ $active }) => $active && `border-color: ${color.brand};`}
`;

const Actions = styled.div`
  margin-top: ${space(2)};
`;

/** Jobs without a date: taken by their grip into the calendar, or given a date in a form. */
export function WaitingJobs({
  jobs,
  helpId,
  placingId,
  gripOf,
  onPlan,
}: {
  jobs: readonly VendorJob[];
  helpId: string;
  /** Of the job that is on its way. */
  placingId: string | undefined;
  gripOf: (job: VendorJob) => GripHandlers;
  onPlan: (job: VendorJob) => void;
}) {
  if (jobs.length === 0) return null;
  return (
    <Section
      title="To be planned"
      description="Drag a job by its grip to a free time, or press the grip and choose the place with the arrow keys or a click."
    >
      <List>
        {jobs.map((job) => (
          <Waiting as="li" key={job.id} $active={job.id === placingId}>
            <Grip
              name={jobName(job)}
              active={job.id === placingId}
              handlers={gripOf(job)}
              helpId={helpId}
            />
            <div>
              <Text weight="semibold">
                <Link to={vendorPaths.request(job.request_id)}>{jobName(job)}</Link>
              </Text>
              <Text size="sm" tone="muted">
                {job.service_requests.city}, {job.service_requests.region} · {job.planned_hours}{' '}
                working hours · {formatCents(job.price_cents)}
                {job.state !== 'scheduled' && ` · ${JOB_STATES[job.state].label}`}
              </Text>
              <Actions>
                <Button variant="outline" size="sm" onClick={() => onPlan(job)}>
                  Set the date
                </Button>
              </Actions>
            </div>
          </Waiting>
        ))}
      </List>
    </Section>
  );
}
