import { Card, QueryBoundary, Section } from '@tree-service/design';
import { WorkingHoursForm } from '../../../business/hours/WorkingHoursForm';
import { useSchedule } from '../../../business/useBusiness';
import { ImportCalendar } from '../busy/ImportCalendar';
import { BlockedTimes } from './BlockedTimes';
import { SpecialDays } from './SpecialDays';

export function HoursAndDaysOff({ timeZone }: { timeZone: string }) {
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
