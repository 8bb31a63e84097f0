import type { VendorJob } from '@tree-service/shared/api/jobs';
import { canMove } from '@tree-service/shared/domain';
import { Box, Button } from '@tree-service/shared/ui';
import { useState } from 'react';
import { JobCard } from '../../jobs/JobCard';
import { ScheduleJobForm } from '../../jobs/ScheduleJobForm';

/** A job without a date, which can be planned in place. */
export function UnscheduledJob({ job }: { job: VendorJob }) {
  const [planning, setPlanning] = useState(false);
  return (
    <JobCard job={job}>
      {canMove('job', job.state, 'reschedule', 'vendor') && (
        <Box $paddingY={2}>
          {planning ? (
            <ScheduleJobForm
              job={job}
              timeZone={job.service_requests.time_zone}
              onScheduled={() => setPlanning(false)}
              onCancel={() => setPlanning(false)}
            />
          ) : (
            <Button variant="secondary" size="sm" onClick={() => setPlanning(true)}>
              Set the date
            </Button>
          )}
        </Box>
      )}
    </JobCard>
  );
}
