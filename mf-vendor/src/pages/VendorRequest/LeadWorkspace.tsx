import type { LeadDetail } from '@tree-service/shared/api/leads';
import { Accordion, media, space } from '@tree-service/shared/ui';
import styled from 'styled-components';
import { ContactCard } from './facts/ContactCard';
import { RequestFacts } from './facts/RequestFacts';
import { ConversationPanel } from './ConversationPanel';
import { JobPanel } from './job/JobPanel';
import { LeadStandingCard } from './LeadStandingCard';
import { LeadTimeline } from './LeadTimeline';
import { QuotePanel } from './quote/QuotePanel';
import { ReviewPanel } from './review/ReviewPanel';
import { useMarkViewed } from './useMarkViewed';
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

const More = styled.section`
  margin-top: ${space(10)};
`;

/** Everything a Pro does with one request; on a phone what is next comes first. */
export function LeadWorkspace({ lead }: { lead: LeadDetail }) {
  useMarkViewed(lead);
  const job = lead.jobs;
  return (
    <Columns>
      <Aside aria-label="Where this request stands">
        <LeadStandingCard lead={lead} />
        <ContactCard lead={lead} />
      </Aside>
      <div>
        {job ? (
          <>
            <JobPanel lead={lead} job={job} />
            <ReviewPanel lead={lead} job={job} />
            <ConversationPanel lead={lead} />
            <RequestFacts lead={lead} />
            <QuotePanel lead={lead} />
          </>
        ) : (
          <>
            <RequestFacts lead={lead} />
            <QuotePanel lead={lead} />
            <ConversationPanel lead={lead} />
          </>
        )}
        <More aria-label="More about this request">
          <Accordion
            level={2}
            items={[
              {
                id: 'why-ranked',
                title: 'Why I ranked here',
                content: <WhyRanked leadId={lead.id} />,
              },
              {
                id: 'history',
                title: 'What happened so far',
                content: <LeadTimeline lead={lead} />,
              },
            ]}
          />
        </More>
      </div>
    </Columns>
  );
}
