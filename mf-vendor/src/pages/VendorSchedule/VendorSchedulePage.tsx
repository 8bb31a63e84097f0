import { useSearchParams } from 'react-router';
import { VendorPage } from '../../area/VendorPage';
import { useBusiness } from '../../business/useBusiness';
import { Calendar } from './calendar/Calendar';
import { CalendarFeed } from './feed/CalendarFeed';
import { HoursAndDaysOff } from './hours/HoursAndDaysOff';
import { LinkTabs, QueryBoundary, VStack } from '@tree-service/design';

const parts = [
  { show: 'calendar', label: 'Calendar' },
  { show: 'hours', label: 'Hours and days off' },
  { show: 'feed', label: 'Calendar feed' },
] as const;

/** The zone the database uses until the Pro has a ZIP code. */
const ZONE_BEFORE_ZIP = 'America/New_York';

function Schedule() {
  const [search] = useSearchParams();
  const asked = search.get('show');
  const { show } = parts.find((part) => part.show === asked) ?? parts[0];
  return (
    <QueryBoundary query={useBusiness()} what="your business">
      {({ time_zone: timeZone }) => (
        <VStack $gap={6}>
          <LinkTabs
            look="pills"
            label="Parts of the schedule"
            tabs={parts.map((part) => ({
              to: part.show === 'calendar' ? '?' : `?show=${part.show}`,
              label: part.label,
              isCurrent: part.show === show,
            }))}
          />
          {show === 'calendar' && <Calendar timeZone={timeZone ?? ZONE_BEFORE_ZIP} />}
          {show === 'hours' && <HoursAndDaysOff timeZone={timeZone ?? ZONE_BEFORE_ZIP} />}
          {show === 'feed' && <CalendarFeed />}
        </VStack>
      )}
    </QueryBoundary>
  );
}

export default function VendorSchedulePage() {
  return (
    <VendorPage title="Schedule" lead="Plan your jobs and set when you're available.">
      <Schedule />
    </VendorPage>
  );
}
