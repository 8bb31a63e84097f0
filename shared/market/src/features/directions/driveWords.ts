import { formatMiles } from '@tree-service/domain';
import type { Drive } from '../../api/drives';

/** "About 15 minutes' drive from stop 1: 6.2 miles in a straight line." */
export function driveInWords(
  { distance_km: distance, minutes, is_exact: isExact }: Drive,
  from: string,
): string {
  if (distance === 0 && !isExact) {
    return `At least ${minutes} minutes' drive from ${from}: both are in the same ZIP code.`;
  }
  const measured = isExact ? '' : ', measured by ZIP code';
  return `About ${minutes} minutes' drive from ${from}: ${formatMiles(distance)} in a straight line${measured}.`;
}

const remaining = (minutes: number): string => {
  if (minutes === 0) return 'No time remains';
  return minutes === 1 ? 'Only 1 minute remains' : `Only ${minutes} minutes remain`;
};

/** That the work before leaves less time than the drive takes; null when it leaves enough or overlaps. */
export function shortageInWords(
  { free_minutes: free, minutes }: Drive,
  from: string,
): string | null {
  if (free === null || free < 0 || free >= minutes) return null;
  return `${remaining(free)} for the drive from ${from}.`;
}
