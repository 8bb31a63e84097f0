import { QueryBoundary } from '@tree-service/design';
import { useSchedule } from '../useSchedule';
import { WorkingHoursForm } from './WorkingHoursForm';

/** The weekly hours as a step of the application. */
export function HoursStep({ onSaved }: { onSaved?: () => void }) {
  return (
    <QueryBoundary query={useSchedule()} what="your hours">
      {(schedule) => <WorkingHoursForm schedule={schedule} onSaved={onSaved} />}
    </QueryBoundary>
  );
}
