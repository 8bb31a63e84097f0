import { Loaded } from '../../area/Loaded';
import { useSchedule } from '../useSchedule';
import { WorkingHoursForm } from './WorkingHoursForm';

/** The weekly hours as a step of the application. */
export function HoursStep({ onSaved }: { onSaved?: () => void }) {
  return (
    <Loaded query={useSchedule()} failed="Your hours could not be loaded">
      {(schedule) => <WorkingHoursForm schedule={schedule} onSaved={onSaved} />}
    </Loaded>
  );
}
