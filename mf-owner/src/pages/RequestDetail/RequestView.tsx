import type { RequestDetail } from '@tree-service/market/api/requests';
import { DisputeSection } from '@tree-service/market/features/disputes';
import { media, space, VStack } from '@tree-service/design';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { AboutSection } from './about/AboutSection';
import { EstimateSection } from './about/EstimateSection';
import { TreesGone } from './after/TreesGone';
import { CancelRequest } from './cancel/CancelRequest';
import { ChangesSection } from './changes/ChangesSection';
import { Fold, FoldedSection } from '@tree-service/market/features/folding';
import { JobSection } from './job/JobSection';
import { activeJob } from '@tree-service/domain';
import { LettersSection } from './letters/LettersSection';
import { NextStepCard } from './NextStepCard';
import { nameOfVendor } from './vendors/ownerLead';
import { VendorsSection } from './vendors/VendorsSection';
import { MessagesDialog } from './vendors/MessagesDialog';
import { QuotesSection } from './quotes/QuotesSection';
import { RepeatRequest } from './repeat/RepeatRequest';
import { ReviewSection } from './review/ReviewSection';
import { ShareRequest } from './share/ShareRequest';
import { TimelineSection } from './timeline/TimelineSection';

/** Id of the open conversation. */
const TALK = 'talk';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  gap: ${space(12)};
  align-items: start;
  ${media.belowLaptop} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.mobile} {
    gap: 0;
    & > * + * > ${Fold}:first-child details {
      border-top: 0;
    }
  }
`;

// On a phone, collapsed sections have no gaps; everything else keeps its distance.
const Stack = styled(VStack)`
  && > section + section {
    margin-top: 0;
  }
  ${media.mobile} {
    gap: 0;
    && > section + section,
    && > * + * {
      margin-top: ${space(5)};
    }
    && > ${Fold} + ${Fold} {
      margin-top: 0;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-flow: column;
  gap: ${space(3)};
  align-items: start;
  ${media.mobile} {
    flex-flow: row wrap;
  }
`;

/** While it looks for a Pro, a second request like it is refused. */
const WITHOUT_REPEAT: readonly RequestDetail['state'][] = [
  'submitted',
  'matching',
  'open',
  'rejected_spam',
];

/** A request: next step, quotes, job, Pros, description and history. */
export function RequestView({ request }: { request: RequestDetail }) {
  const [parameters, setParameters] = useSearchParams();
  const talking = parameters.get(TALK);
  const lead =
    request.leads.find(({ conversations }) => talking !== null && conversations?.id === talking) ??
    null;

  const isChoosing = activeJob(request.jobs) === undefined;
  const job = activeJob(request.jobs) ?? request.jobs[0];
  const jobLead = request.leads.find(({ id }) => id === job?.lead_id);
  const vendorName = jobLead === undefined ? 'your Pro' : nameOfVendor(jobLead);
  const quotes = <QuotesSection request={request} />;

  return (
    <Stack $gap={12}>
      <NextStepCard request={request} />
      <LettersSection requestId={request.id} />
      {job?.state === 'completed' && <TreesGone jobId={job.id} />}
      {isChoosing && quotes}
      <Columns>
        <Stack $gap={12}>
          <JobSection request={request} />
          {job && (
            <>
              <ChangesSection
                jobId={job.id}
                businessName={vendorName}
                timeZone={request.time_zone}
              />
              <DisputeSection
                job={job}
                requestState={request.state}
                side="owner"
                otherName={vendorName}
                timeZone={request.time_zone}
                frame={FoldedSection}
              />
            </>
          )}
          <ReviewSection request={request} />
          {!isChoosing && quotes}
          <VendorsSection request={request} onTalk={(id) => setParameters({ [TALK]: id })} />
          <AboutSection request={request} />
          <EstimateSection request={request} />
        </Stack>
        <Stack $gap={6}>
          <TimelineSection request={request} />
          <Actions>
            {job?.state === 'completed' && (
              <RepeatRequest
                requestId={request.id}
                hireAgain={{ vendorId: job.vendor_id, name: vendorName }}
              />
            )}
            {!WITHOUT_REPEAT.includes(request.state) && <RepeatRequest requestId={request.id} />}
            <ShareRequest request={request} />
            <CancelRequest request={request} />
          </Actions>
        </Stack>
      </Columns>
      <MessagesDialog lead={lead} onClose={() => setParameters({}, { replace: true })} />
    </Stack>
  );
}
