import { Card, QueryBoundary, Section } from '@tree-service/design';
import { WorkingHoursForm } from '../../../business/hours/WorkingHoursForm';
import { useSchedule } from '../../../business/useSchedule';
import { BlockedTimes } from './BlockedTimes';
import { SpecialDays } from './SpecialDays';

/** Weekly hours, days that differ from them, and times that are taken. */
export function WhenYouWork({ timeZone }: { timeZone: string }) {
  return (
    <QueryBoundary query={useSchedule()} what="your hours">
      {(schedule) => (
        <div>
          <Section
            title="Working hours"
            description="As the clock on your wall shows them, also when the clocks change."
          >
            <Card>
              <WorkingHoursForm schedule={schedule} />
            </Card>
          </Section>
          <Section
            title="Days that differ"
            description="Holidays, half days, a Saturday you work after all."
          >
            <Card>
              <SpecialDays days={schedule.specialDays} timeZone={timeZone} />
            </Card>
          </Section>
          <Section
            title="Blocked times"
            description="You are not offered for these, whatever your hours say."
          >
            <Card>
              <BlockedTimes blocks={schedule.blocks} timeZone={timeZone} />
            </Card>
          </Section>
        </div>
      )}
    </QueryBoundary>
  );
}
