import { useQuery } from '@tanstack/react-query';
import { scheduleQuery } from '../api/schedule';
import { useVendorId } from '../area/vendorId';

/** When the signed-in Pro works: weekly hours, days that differ, blocked times, calendar feed. */
export function useSchedule() {
  return useQuery(scheduleQuery(useVendorId()));
}
