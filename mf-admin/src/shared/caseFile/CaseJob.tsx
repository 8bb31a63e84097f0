import type { RequestDetail } from '@tree-service/market/api/requests';
import { formatCents, formatMoment, JOB_STATES } from '@tree-service/domain';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { Card, StatusPill, Text, VStack } from '@tree-service/design';
import { Facts } from '../layout/Facts';

const NOT_YET = 'Not yet';

export function CaseJob({ job }: { readonly job: RequestDetail['jobs'][number] }) {
  const { label, tone } = JOB_STATES[job.state];
  const moment = (at: string | null) => (at === null ? NOT_YET : formatMoment(at));
  return (
    <Card>
      <VStack $gap={5}>
        <Facts
          facts={[
            { name: 'Status', value: <StatusPill tone={tone}>{label}</StatusPill> },
            { name: 'Agreed price', value: formatCents(job.price_cents) },
            { name: 'Start', value: moment(job.scheduled_for) },
            { name: 'Delivered', value: moment(job.delivered_at) },
            { name: 'Completed', value: moment(job.completed_at) },
          ]}
        />
        {job.delivery_note !== null && <Text>The Pro wrote: “{job.delivery_note}”</Text>}
        {job.end_reason !== null && <Text>Reason it ended: “{job.end_reason}”</Text>}
        <RequestPhotos paths={job.job_photos.map(({ path }) => path)} label="Finished work" />
      </VStack>
    </Card>
  );
}
