import type { VendorJob } from '@tree-service/market/api/jobs';
import { formatCents, statusOfJob } from '@tree-service/domain';
import { Button, Card, color, Link, Section, space, Text } from '@tree-service/design';
import styled from 'styled-components';
import { vendorPaths } from '../../paths';
import { DragHandle } from './calendar/DragHandle';
import { jobName } from '../../jobs/jobName';
import type { DragHandlers } from './calendar/useJobDrag';

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

export interface UnscheduledJobsProps {
  jobs: readonly VendorJob[];
  helpId: string;
  draggedId: string | undefined;
  handlersFor: (job: VendorJob) => DragHandlers;
  onPlan: (job: VendorJob) => void;
}

/** Jobs without a date: drag one into the calendar or set its date in a form. */
export function UnscheduledJobs({
  jobs,
  helpId,
  draggedId,
  handlersFor,
  onPlan,
}: UnscheduledJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <Section
      title="To schedule"
      description="Drag a job by its handle to a free time. Or press the handle, then click a time or use the arrow keys."
    >
      <List>
        {jobs.map((job) => (
          <Waiting as="li" key={job.id} $active={job.id === draggedId}>
            <DragHandle
              name={jobName(job)}
              active={job.id === draggedId}
              handlers={handlersFor(job)}
              helpId={helpId}
            />
            <div>
              <Text weight="semibold">
                <Link to={vendorPaths.request(job.request_id)}>{jobName(job)}</Link>
              </Text>
              <Text size="sm" tone="muted">
                {job.service_requests.city}, {job.service_requests.region} · {job.planned_hours}{' '}
                working hours · {formatCents(job.price_cents)}
                {job.state !== 'scheduled' && ` · ${statusOfJob(job).label}`}
              </Text>
              <Actions>
                <Button variant="outline" size="sm" onClick={() => onPlan(job)}>
                  Set date
                </Button>
              </Actions>
            </div>
          </Waiting>
        ))}
      </List>
    </Section>
  );
}
