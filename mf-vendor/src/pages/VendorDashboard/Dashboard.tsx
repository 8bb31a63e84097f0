import { isoToZoned } from '@tree-service/shared/domain';
import { Section, space } from '@tree-service/shared/ui';
import styled from 'styled-components';
import { Loaded } from '../../area/Loaded';
import { todayUtc } from '../../business/credentials/credentialDates';
import { isApplying } from '../../business/standing';
import { StandingAlert } from '../../business/StandingAlert';
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

/** Today where the Pro works, as an ISO date. */
const todayIn = (timeZone: string | null): string =>
  timeZone === null ? todayUtc() : isoToZoned(new Date().toISOString(), timeZone).date;

/** The state of the business: the way to approval first, then what waits and how it goes. */
export function Dashboard() {
  return (
    <Loaded query={useBusiness()} failed="Your business could not be loaded">
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
            <HowItGoes today={todayIn(business.time_zone)} />
            <UpcomingJobs />
            <LatestRanking />
          </>
        )
      }
    </Loaded>
  );
}
