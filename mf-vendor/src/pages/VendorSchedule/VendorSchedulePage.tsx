import { useSearchParams } from 'react-router';
import { FilterLinks } from '../../area/FilterLinks';
import { Loaded } from '../../area/Loaded';
import { VendorPage } from '../../area/VendorPage';
import { useBusiness } from '../../business/useBusiness';
import { Calendar } from './calendar/Calendar';
import { CalendarFeed } from './feed/CalendarFeed';
import { WhenYouWork } from './hours/WhenYouWork';
import { VStack } from '@tree-service/design';

const parts = [
  { show: 'calendar', label: 'Calendar' },
  { show: 'hours', label: 'Hours and days off' },
  { show: 'feed', label: 'Calendar feed' },
] as const;

/** The zone the database counts a Pro's hours in until the ZIP code is known. */
const ZONE_BEFORE_ZIP = 'America/New_York';

function Schedule() {
  const [search] = useSearchParams();
  const asked = search.get('show');
  const { show } = parts.find((part) => part.show === asked) ?? parts[0];
  return (
    <Loaded query={useBusiness()} failed="Your business could not be loaded">
      {({ time_zone: timeZone }) => (
        <VStack $gap={6}>
          <FilterLinks
            label="Parts of the schedule"
            choices={parts.map((part) => ({
              search: part.show === 'calendar' ? '?' : `?show=${part.show}`,
              label: part.label,
              current: part.show === show,
            }))}
          />
          {show === 'calendar' && <Calendar timeZone={timeZone ?? ZONE_BEFORE_ZIP} />}
          {show === 'hours' && <WhenYouWork timeZone={timeZone ?? ZONE_BEFORE_ZIP} />}
          {show === 'feed' && <CalendarFeed />}
        </VStack>
      )}
    </Loaded>
  );
}

/** The calendar, hours and days off, and the calendar feed. */
export default function VendorSchedulePage() {
  return (
    <VendorPage
      title="Schedule"
      lead="Your week on your own clock. What is free here is when owners can have you."
    >
      <Schedule />
    </VendorPage>
  );
}
