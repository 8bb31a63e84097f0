import { DisputeSection } from '@tree-service/market/features/disputes';
import { Accordion, Card, Heading, media, space, VStack } from '@tree-service/design';
import styled from 'styled-components';
import type { LeadDetail } from '../../api/leads';
import { OwnerContact } from './facts/OwnerContact';
import { RequestFacts } from './facts/RequestFacts';
import { ConversationPanel } from './ConversationPanel';
import { JobPanel } from './job/JobPanel';
import { JobSummary } from './JobSummary';
import { LeadStatusCard } from './LeadStatusCard';
import { LeadTimeline } from './LeadTimeline';
import { NextStepBar } from './NextStepBar';
import { SectionLinks, Part, Parts } from './Parts';
import { canQuote } from './quote/canQuote';
import { QuotePanel } from './quote/QuotePanel';
import { ClaimPanel } from './claim/ClaimPanel';
import { ReviewPanel } from './review/ReviewPanel';
import { useMarkViewed } from './useMarkViewed';
import { WithdrawFromRequest } from './withdraw/WithdrawFromRequest';
import { WhyRanked } from './why/WhyRanked';

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

/** On a phone the status comes first: that of the offer with its decision, or that of the job. */
export function LeadWorkspace({ lead }: { lead: LeadDetail }) {
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
