import { useMutation, useQuery } from '@tanstack/react-query';
import {
  isUnreachable,
  readChangedLater,
  reportError,
  runAction,
  useAuth,
  useFeatureFlag,
} from '@tree-service/kernel';
import { crewInWords, dayOfJob, formatCents, SERVICES, statusOfJob } from '@tree-service/domain';
import {
  Accordion,
  Card,
  Divider,
  Heading,
  HStack,
  Link,
  media,
  Price,
  QueryBoundary,
  Section,
  space,
  StatePill,
  Text,
  VStack,
} from '@tree-service/design';
import { useParams } from 'react-router';
import { DisputeSection } from '@tree-service/market/features/disputes';
import styled from 'styled-components';
import { requestTimelineQuery } from '@tree-service/market/api/requests';
import { Timeline } from '@tree-service/market/features/timeline';
import { useEffect } from 'react';
import {
  ConversationThread,
  MessagesOff,
  QuickRepliesContext,
} from '@tree-service/market/features/conversation';
import { useRuleWords } from '@tree-service/market/features/rules';
import { type LeadDetail, type LeadJob, leadOfRequestQuery, viewLead } from '../../api/leads';
import { vendorPaths } from '../../paths';
import { VendorPage } from '../../area/VendorPage';
import { placeOf } from '../../leads/place';
import { isTaken } from '../../leads/leadGroups';
import { quickReplies } from '../../leads/quickReplies';
import { OwnerContact } from './facts/OwnerContact';
import { RequestFacts } from './facts/RequestFacts';
import { JobPanel } from './job/JobPanel';
import { LeadStatusCard } from './LeadStatusCard';
import { NextStepBar } from './NextStepBar';
import { SectionLinks, Part, Parts } from './Parts';
import { canQuote } from './quote/canQuote';
import { QuotePanel } from './quote/QuotePanel';
import { ClaimPanel } from './claim/ClaimPanel';
import { ReviewPanel } from './review/ReviewPanel';
import { WithdrawFromRequest } from './withdraw/WithdrawFromRequest';
import { WhyRanked } from './why/WhyRanked';
import { FactGrid } from './FactGrid';
import { leadStatus } from './leadStatus';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  align-items: start;
  gap: ${space(8)};
  ${media.belowLaptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  ${media.laptopUp} {
    grid-column: 2;
    grid-row: 1;
  }
`;

function LeadTimeline({ lead }: { lead: LeadDetail }) {
  const timeline = useQuery(requestTimelineQuery(lead.request_id));
  return (
    <QueryBoundary query={timeline} what="the history">
      {(events) => <Timeline events={events} viewer="vendor" vendorName={() => null} />}
    </QueryBoundary>
  );
}

/** The owner can see that the Pro has opened the request. */
function useMarkViewed(lead: Pick<LeadDetail, 'id' | 'state'>): void {
  const { mutate } = useMutation({
    mutationFn: (leadId: string) => runAction(() => viewLead(leadId)),
    onSuccess: () => readChangedLater([['leads']]),
    // The next visit tries again.
    onError: (cause) => {
      if (!isUnreachable(cause)) reportError(cause, { category: 'api', source: 'useMarkViewed' });
    },
  });
  const isNew = lead.state === 'offered';
  useEffect(() => {
    if (isNew) mutate(lead.id);
  }, [isNew, lead.id, mutate]);
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  max-height: min(34rem, 80vh);
`;

function ConversationPanel({ lead }: { lead: LeadDetail }) {
  const isOn = useFeatureFlag('messaging');
  const conversation = lead.conversations;
  if (!conversation) return null;
  if (!isOn) return <MessagesOff />;
  return (
    <Section title={`Conversation with ${lead.service_requests.contact_name}`}>
      <Frame $flush>
        <QuickRepliesContext value={quickReplies}>
          <ConversationThread conversationId={conversation.id} isClosed={!isTaken(lead.state)} />
        </QuickRepliesContext>
      </Frame>
    </Section>
  );
}

/** What a Pro looks up on the way to a job: its status, price and date, and who and where the owner is. */
export function JobSummary({ lead, job }: { lead: LeadDetail; job: LeadJob }) {
  const rules = useRuleWords();
  const { contact_name: owner, time_zone: timeZone } = lead.service_requests;
  const crew = crewInWords(job);
  return (
    <Card>
      <VStack $gap={4}>
        <VStack $gap={3} role="group" aria-label="Status">
          <HStack $justify="space-between" $gap={2} $wrap>
            <StatePill status={statusOfJob(job)} />
            <Price amount={formatCents(job.price_cents)} per="agreed" />
          </HStack>
          {lead.state !== 'won' && <Text>{leadStatus(lead, owner, rules)}</Text>}
          <FactGrid
            items={[
              { term: 'Date', description: dayOfJob(job, timeZone), wide: true },
              ...(crew === null ? [] : [{ term: 'Crew', description: crew, wide: true }]),
            ]}
          />
        </VStack>
        <Divider />
        <VStack $gap={2}>
          <OwnerContact lead={lead} />
        </VStack>
      </VStack>
    </Card>
  );
}

/** On a phone the status comes first: that of the offer with its decision, or that of the job. */
function LeadWorkspace({ lead }: { lead: LeadDetail }) {
  useMarkViewed(lead);
  const job = lead.jobs;
  const { contact_name: owner, time_zone: timeZone } = lead.service_requests;
  const links: ReadonlyArray<readonly [id: string, label: string]> = [
    ...(job ? [['job', 'Job'] as const] : []),
    ['work', 'Work'],
    ...(canQuote(lead) || lead.quotes.length > 0 ? [['quote', 'Quote'] as const] : []),
    ...(lead.conversations ? [['messages', 'Messages'] as const] : []),
  ];
  const facts = (
    <Part id="work">
      <RequestFacts lead={lead} />
    </Part>
  );
  const quote = (
    <Part id="quote">
      <QuotePanel lead={lead} />
    </Part>
  );
  const conversation = (
    <Part id="messages">
      <ConversationPanel lead={lead} />
    </Part>
  );
  return (
    <>
      <Columns>
        <Aside aria-label="At a glance">
          {job ? (
            <JobSummary lead={lead} job={job} />
          ) : (
            <>
              <LeadStatusCard lead={lead} />
              <Card>
                <VStack $gap={2}>
                  <Heading level={2} size="lg">
                    Owner
                  </Heading>
                  <OwnerContact lead={lead} />
                </VStack>
              </Card>
            </>
          )}
          {links.length > 1 && <SectionLinks to={links} />}
        </Aside>
        <Parts>
          {job ? (
            <>
              <Part id="job">
                <JobPanel lead={lead} job={job} />
                <ReviewPanel lead={lead} job={job} />
              </Part>
              <Part id="dispute">
                <DisputeSection
                  job={job}
                  requestState={lead.service_requests.state}
                  side="vendor"
                  otherName={owner}
                  timeZone={timeZone}
                />
              </Part>
              {conversation}
              {facts}
              {quote}
            </>
          ) : (
            <>
              {facts}
              {quote}
              {conversation}
            </>
          )}
          <Part>
            <ClaimPanel lead={lead} />
          </Part>
          <section aria-label="More about this request">
            <Accordion
              level={2}
              items={[
                {
                  id: 'why-ranked',
                  title: 'Why you ranked here',
                  content: <WhyRanked leadId={lead.id} />,
                },
                {
                  id: 'history',
                  title: 'History',
                  content: <LeadTimeline lead={lead} />,
                },
              ]}
            />
          </section>
          {job && <WithdrawFromRequest lead={lead} />}
        </Parts>
      </Columns>
      <NextStepBar lead={lead} />
    </>
  );
}

export default function VendorRequestPage() {
  const { requestId = '' } = useParams();
  const vendorId = useAuth((auth) => auth.user?.id ?? '');
  const lead = useQuery({
    ...leadOfRequestQuery(vendorId, requestId),
    enabled: vendorId !== '',
  });
  const request = lead.data?.service_requests;
  return (
    <VendorPage
      title={request ? `${SERVICES[request.category].name} in ${request.city}` : 'Request'}
      lead={request && `Request #${request.number} in ${placeOf(request)}`}
      above={<Link to={vendorPaths.requests()}>All requests</Link>}
    >
      <QueryBoundary query={lead} what="this request">
        {(data) => <LeadWorkspace key={data.id} lead={data} />}
      </QueryBoundary>
    </VendorPage>
  );
}
