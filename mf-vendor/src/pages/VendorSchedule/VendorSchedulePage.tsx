import { useSearchParams } from 'react-router';
import { VendorPage } from '../../area/VendorPage';
import { useBusiness, useSchedule } from '../../business/useBusiness';
import { Calendar } from './calendar/Calendar';
import { CalendarFeed } from './feed/CalendarFeed';
import { Card, LinkTabs, QueryBoundary, Section, VStack } from '@tree-service/design';
import { WorkingHoursForm } from '../../business/hours/WorkingHoursForm';
import { ImportCalendar } from './busy/ImportCalendar';
import { BlockedTimes } from './hours/BlockedTimes';
import { SpecialDays } from './hours/SpecialDays';

const parts = [
  { show: 'calendar', label: 'Calendar' },
  { show: 'hours', label: 'Hours and days off' },
  { show: 'feed', label: 'Calendar feed' },
] as const;

/** The zone the database uses until the Pro has a ZIP code. */
const ZONE_BEFORE_ZIP = 'America/New_York';

function HoursAndDaysOff({ timeZone }: { timeZone: string }) {
  return (
    <QueryBoundary query={useSchedule()} what="your hours">
      {(schedule) => (
        <div>
          <Section
            title="Working hours"
            description="In your local time, including daylight saving time."
          >
            <Card>
              <WorkingHoursForm schedule={schedule} />
            </Card>
          </Section>
          <Section title="Special days" description="Holidays, half days or extra workdays.">
            <Card>
              <SpecialDays days={schedule.specialDays} timeZone={timeZone} />
            </Card>
          </Section>
          <Section title="Blocked times" description="You won't receive offers during these times.">
            <Card>
              <BlockedTimes blocks={schedule.blocks} timeZone={timeZone} />
            </Card>
          </Section>
          <ImportCalendar blocks={schedule.blocks} timeZone={timeZone} />
        </div>
      )}
    </QueryBoundary>
  );
}

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
