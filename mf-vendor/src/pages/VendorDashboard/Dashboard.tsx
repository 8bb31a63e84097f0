import { Section, space } from '@tree-service/shared/ui';
import styled from 'styled-components';
import { Loaded } from '../../area/Loaded';
import { isApplying } from '../../business/standing';
import { StandingAlert } from '../../business/StandingAlert';
import { useBusiness } from '../../business/useBusiness';
import { EndingCredentials } from './EndingCredentials';
import { FunnelLinks } from './FunnelLinks';
import { KeyFigures } from './KeyFigures';
import { NewLeads } from './NewLeads';
import { UpcomingJobs } from './UpcomingJobs';
import { Welcome } from './Welcome';

const Notices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  &:not(:empty) {
    margin-bottom: ${space(10)};
  }
`;

/** The state of the business: the way to approval first, then what waits and how it goes. */
export function Dashboard() {
  return (
    <Loaded query={useBusiness()} failed="Your business could not be loaded">
      {(business) =>
        isApplying(business.state) || business.state === 'under_review' ? (
          <Welcome business={business} />
        ) : (
          <>
            <Notices>
              {business.state !== 'approved' && <StandingAlert business={business} />}
              <EndingCredentials business={business} />
            </Notices>
            <NewLeads />
            <Section title="At a glance">
              <KeyFigures business={business} />
            </Section>
            <FunnelLinks />
            <UpcomingJobs />
          </>
        )
      }
    </Loaded>
  );
}
