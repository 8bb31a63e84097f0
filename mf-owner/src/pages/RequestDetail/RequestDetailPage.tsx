import { useQuery } from '@tanstack/react-query';
import {
  type RequestDetail,
  requestQuery,
  requestTimelineQuery,
} from '@tree-service/market/api/requests';
import { paths } from '@tree-service/kernel/contract';
import { activeJob, formatAge, SERVICES, statusOfRequest } from '@tree-service/domain';
import { useLiveRefresh } from '@tree-service/market/features/live';
import {
  Button,
  Card,
  Dialog,
  HStack,
  Link,
  media,
  Page,
  QueryBoundary,
  SkeletonText,
  space,
  StatePill,
  VStack,
} from '@tree-service/design';
import { useParams } from 'react-router';
import { DisputeSection } from '@tree-service/market/features/disputes';
import styled from 'styled-components';
import { Fold, FoldedSection } from '@tree-service/market/features/folding';
import { Timeline } from '@tree-service/market/features/timeline';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { ConversationThread, MessagesOff } from '@tree-service/market/features/conversation';
import { useFeatureFlag } from '@tree-service/kernel';
import { AboutSection, EstimateSection } from './about/AboutSection';
import { TreesGone } from './after/TreesGone';
import { CancelRequest } from './cancel/CancelRequest';
import { ChangesSection } from './changes/ChangesSection';
import { JobSection } from './job/JobSection';
import { LettersSection } from './letters/LettersSection';
import { AccountNotice } from '../../area/AccountNotice';
import { useAddressDialog } from '../../area/useAddressDialog';
import { NextStepCard } from './NextStepCard';
import { hasEnded, nameOfVendor, TALK, type OwnerLead } from './vendors/ownerLead';
import { VendorsSection } from './vendors/VendorsSection';
import { QuotesSection } from './quotes/QuotesSection';
import { RepeatRequest } from './repeat/RepeatRequest';
import { ReviewSection } from './review/ReviewSection';
import { ShareLinks } from './share/ShareLinks';

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

/** The history of the request, newest first. */
function TimelineSection({ request }: { request: RequestDetail }) {
  const query = useQuery(requestTimelineQuery(request.id));
  const vendorName = (vendorId: string) =>
    request.leads.find(({ vendor_id }) => vendor_id === vendorId)?.vendor_profiles?.business_name ??
    null;

  return (
    <FoldedSection title="History">
      <Card>
        <QueryBoundary query={query} what="the history">
          {(events) => <Timeline events={events} viewer="owner" vendorName={vendorName} />}
        </QueryBoundary>
      </Card>
    </FoldedSection>
  );
}

/** Lets the owner show the request to a second person by a link; nothing for a request that was never sent. */
function ShareRequest({ request }: { request: RequestDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  if (request.state === 'draft' || request.state === 'rejected_spam') return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Share2 size={18} aria-hidden />
        Share
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Share this request"
        description="Anyone with the link can read the work, the estimate and the quotes without signing in. They don't see your name, address, contact details, photos, access notes or messages."
      >
        <ShareLinks request={request} />
      </Dialog>
    </>
  );
}

const Height = styled.div`
  display: flex;
  height: min(36rem, 68dvh);
  margin: 0 -${space(6)} -${space(6)};
`;

/** The conversation with one Pro, in a dialog. */
function MessagesDialog({ lead, onClose }: { lead: OwnerLead | null; onClose: () => void }) {
  const isOn = useFeatureFlag('messaging');
  const conversationId = lead?.conversations?.id;
  return (
    <Dialog
      isInAddress
      open={conversationId !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={lead === null ? 'Messages' : nameOfVendor(lead)}
    >
      {!isOn && <MessagesOff />}
      {isOn && lead !== null && conversationId !== undefined && (
        <Height>
          <ConversationThread conversationId={conversationId} isClosed={hasEnded(lead)} />
        </Height>
      )}
    </Dialog>
  );
}

/** A request: next step, quotes, job, Pros, description and history. */
function RequestView({ request }: { request: RequestDetail }) {
  const { opened: talking, ...talk } = useAddressDialog(TALK);
  const lead =
    request.leads.find(({ conversations }) => talking !== null && conversations?.id === talking) ??
    null;

  const isChoosing = activeJob(request.jobs) === undefined;
  const job = activeJob(request.jobs) ?? request.jobs[0];
  const jobLead = request.leads.find(({ id }) => id === job?.lead_id);
  const vendorName = jobLead === undefined ? 'your Pro' : nameOfVendor(jobLead);
  const quotes = <QuotesSection request={request} />;
  // What is to be decided comes right below the sentence that says so.
  const isChangeOpen = job?.state === 'change_order_pending';
  const changes = job && (
    <ChangesSection jobId={job.id} businessName={vendorName} timeZone={request.time_zone} />
  );

  return (
    <Stack $gap={12}>
      <AccountNotice />
      <NextStepCard request={request} />
      <LettersSection requestId={request.id} />
      {job?.state === 'completed' && <TreesGone jobId={job.id} />}
      {isChangeOpen && changes}
      {isChoosing && quotes}
      <Columns>
        <Stack $gap={12}>
          <JobSection request={request} />
          {!isChangeOpen && changes}
          {job && (
            <DisputeSection
              job={job}
              requestState={request.state}
              side="owner"
              otherName={vendorName}
              timeZone={request.time_zone}
              frame={FoldedSection}
            />
          )}
          <ReviewSection request={request} />
          {!isChoosing && quotes}
          <VendorsSection request={request} onTalk={talk.open} />
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
      <MessagesDialog lead={lead} onClose={talk.close} />
    </Stack>
  );
}

/** The page at /requests/{requestId}, updated live. */
export default function RequestDetailPage() {
  useLiveRefresh();
  const { requestId = '' } = useParams();
  const query = useQuery(requestQuery(requestId));
  const request = query.data;
  return (
    <Page
      title={request ? `${SERVICES[request.category].name} in ${request.city}` : 'Request'}
      documentTitle={request && `Request #${request.number}`}
      above={<Link to={paths.requests()}>My Requests</Link>}
      lead={
        request && (
          <HStack $gap={3} $wrap>
            <StatePill status={statusOfRequest(request)} />
            <span>
              #{request.number}, {request.properties?.label ?? `${request.city}, ${request.region}`}
              , sent {formatAge(request.submitted_at ?? request.created_at)}
            </span>
          </HStack>
        )
      }
    >
      <QueryBoundary query={query} what="this request" loading={<SkeletonText lines={8} />}>
        {(loaded) => <RequestView request={loaded} />}
      </QueryBoundary>
    </Page>
  );
}
