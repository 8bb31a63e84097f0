import type { LeadDetail, LeadJob } from '@tree-service/market/api/leads';
import { DisputeSection } from '@tree-service/market/features/disputes';
import { ReviewPanel } from '../review/ReviewPanel';
import { JobPanel } from './JobPanel';

/** What came of a won request: the work, what both sides say about it, and what they disagree on. */
export function JobParts({ lead, job }: { lead: LeadDetail; job: LeadJob }) {
  const { contact_name: owner, time_zone: timeZone } = lead.service_requests;
  return (
    <>
      <JobPanel lead={lead} job={job} />
      <ReviewPanel lead={lead} job={job} />
      <DisputeSection job={job} side="vendor" otherName={owner} timeZone={timeZone} />
    </>
  );
}
