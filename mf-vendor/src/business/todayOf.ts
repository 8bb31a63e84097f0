import { isoToZoned } from '@tree-service/domain';
import type { Business } from '../api/vendors';
import { todayUtc } from './credentials/credentialDates';

/** Today in the Pro's time zone, as an ISO date. */
export function todayOf({ time_zone: zone }: Pick<Business, 'time_zone'>): string {
  return zone === null ? todayUtc() : isoToZoned(new Date().toISOString(), zone).date;
}
