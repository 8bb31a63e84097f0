import { QueryBoundary, Section, space } from '@tree-service/design';
import styled from 'styled-components';
import { Folds } from '../../area/Folds';
import { isApplying } from '../../business/businessStatus';
import { BusinessStatusAlert } from '../../business/BusinessStatusAlert';
import { todayOf } from '../../business/todayOf';
import { useBusiness } from '../../business/useBusiness';
import { SectionLinksBetween } from '../VendorRequest/Parts';
import { Performance } from './Performance';
import { KeyFigures } from './KeyFigures';
import { LatestRanking } from './LatestRanking';
import { NeedsAttention } from './NeedsAttention';
import { NewLeads } from './NewLeads';
import { UpcomingJobs } from './UpcomingJobs';
import { Welcome } from './Welcome';

const Notice = styled.div`
  margin-bottom: ${space(10)};
`;

const PARTS = [
  ['new-requests', 'New requests'],
  ['jobs', 'Jobs'],
  ['performance', 'Performance'],
] as const;

/** Before approval only the application is shown. */
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
                <BusinessStatusAlert business={business} />
              </Notice>
            )}
            <NeedsAttention business={business} />
            <SectionLinksBetween to={PARTS} />
            <NewLeads />
            <UpcomingJobs />
            <Section title="At a glance">
              <KeyFigures business={business} />
            </Section>
            <Folds>
              <Performance today={todayOf(business)} timeZone={business.time_zone ?? 'UTC'} />
              <LatestRanking />
            </Folds>
          </>
        )
      }
    </QueryBoundary>
  );
}
