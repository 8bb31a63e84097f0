import { QueryBoundary, Section, space } from '@tree-service/design';
import styled from 'styled-components';
import { isApplying } from '../../business/standing';
import { StandingAlert } from '../../business/StandingAlert';
import { todayOf } from '../../business/todayOf';
import { useBusiness } from '../../business/useBusiness';
import { HowItGoes } from './HowItGoes';
import { KeyFigures } from './KeyFigures';
import { LatestRanking } from './LatestRanking';
import { NeedsNow } from './NeedsNow';
import { NewLeads } from './NewLeads';
import { UpcomingJobs } from './UpcomingJobs';
import { Welcome } from './Welcome';

const Notice = styled.div`
  margin-bottom: ${space(10)};
`;

/** The state of the business: the way to approval first, then what waits and how it goes. */
export function Dashboard() {
  return (
    <QueryBoundary query={useBusiness()} what="your business">
      {(business) =>
        isApplying(business.state) || business.state === 'under_review' ? (
          <Welcome business={business} />
        ) : (
          <>
            {business.state !== 'approved' && (
              <Notice>
                <StandingAlert business={business} />
              </Notice>
            )}
            <NeedsNow business={business} />
            <NewLeads />
            <Section title="At a glance">
              <KeyFigures business={business} />
            </Section>
            <HowItGoes today={todayOf(business)} />
            <UpcomingJobs />
            <LatestRanking />
          </>
        )
      }
    </QueryBoundary>
  );
}
