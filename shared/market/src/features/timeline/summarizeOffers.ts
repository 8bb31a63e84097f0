import type { OfferStatus } from '../../api/offers';
import { dayInZone, momentInZone, timeInZone, type LeadState } from '@tree-service/domain';

const SEEN: ReadonlySet<LeadState> = new Set([
  'viewed',
  'accepted',
  'engaged',
  'quoted',
  'released',
  'won',
]);
const INTERESTED: ReadonlySet<LeadState> = new Set([
  'accepted',
  'engaged',
  'quoted',
  'released',
  'won',
]);

function clockTime(isoTime: string, now: Date, timeZone: string): string {
  const isToday = dayInZone(isoTime, timeZone) === dayInZone(now.toISOString(), timeZone);
  return isToday ? `at ${timeInZone(isoTime, timeZone)}` : `on ${momentInZone(isoTime, timeZone)}`;
}

/** Counts of offers by state; nextAt is ISO, null when no further Pro is asked automatically. */
interface CountedOffers {
  notified: number;
  viewed: number;
  interested: number;
  nextAt: string | null;
}

function inWords(
  { notified, viewed, interested, nextAt }: CountedOffers,
  now: Date,
  timeZone: string,
): string | null {
  if (notified === 0) return null;
  const parts = [`${notified} ${notified === 1 ? 'Pro' : 'Pros'} notified`];
  if (viewed > 0) parts.push(`${viewed} viewed`);
  if (interested > 0) parts.push(`${interested} ${interested === 1 ? 'wants' : 'want'} to quote`);
  const counts = parts.join(', ');
  return nextAt !== null && new Date(nextAt) > now
    ? `${counts}. If they don't respond, we'll ask another Pro ${clockTime(nextAt, now, timeZone)}.`
    : counts;
}

/**
 * The status of the offers of a request, as its owner reads it: "3 Pros notified, 1 viewed. If they don't respond, we'll ask another Pro at 2:20 PM CST." `nextAt` is the ISO time at which the next Pro is
 * asked, null where none is left; it reads on the clock of the property. Null when no one was notified.
 */
export function summarizeOffers(
  offers: ReadonlyArray<{ readonly state: LeadState }>,
  nextAt: string | null,
  now: Date,
  timeZone: string,
): string | null {
  const counted = {
    notified: offers.length,
    viewed: offers.filter(({ state }) => SEEN.has(state)).length,
    interested: offers.filter(({ state }) => INTERESTED.has(state)).length,
    nextAt,
  };
  return inWords(counted, now, timeZone);
}

/** The same from the server's counts, which include Pros not asked yet. */
export function describeOffers(
  { notified, viewed, accepted, next_at }: OfferStatus,
  now: Date,
  timeZone: string,
): string | null {
  return inWords({ notified, viewed, interested: accepted, nextAt: next_at }, now, timeZone);
}
