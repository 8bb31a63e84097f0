import type { MarketplaceRules } from './marketplaceRules';
import type { JobState } from './states';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The start of a job, who set it, and whether the other side confirmed it. */
export interface AgreedStart {
  state: JobState;
  scheduled_for: string | null;
  start_set_by: string | null;
  start_set_at: string | null;
  start_confirmed_at: string | null;
}

type Side = 'owner' | 'vendor';

/**
 * Whether a side can report that the other did not appear: some minutes after a start that the other
 * set or confirmed, or had hours to know of. The database decides by the same rule.
 */
export function mayReportNoShow(
  job: AgreedStart,
  reporter: Side,
  rules: Pick<MarketplaceRules, 'no_show_after_minutes' | 'no_show_notice_hours'>,
  now: Date,
): boolean {
  if (job.scheduled_for === null) return false;
  const start = Date.parse(job.scheduled_for);
  const setAt = job.start_set_at === null ? Infinity : Date.parse(job.start_set_at);
  if (now.getTime() - start < rules.no_show_after_minutes * MINUTE_MS) return false;
  const accused: Side = reporter === 'owner' ? 'vendor' : 'owner';
  return (
    job.start_set_by === accused ||
    job.start_confirmed_at !== null ||
    (accused === 'vendor' && job.state === 'en_route') ||
    start - setAt >= rules.no_show_notice_hours * HOUR_MS
  );
}

/** How late a Pro can say to be, in minutes. */
const LATE_MINUTES = [30, 60] as const;

const LATE_WITHIN_HOURS = 12;

/**
 * The delays, in minutes, that a Pro can still tell the owner of: from 12 hours before the start, while the later
 * arrival is ahead, and not the one the owner knows of. The database decides by the same rule.
 */
export function delaysToTell(
  job: { scheduled_for: string | null; late_minutes: number | null },
  now: Date,
): (typeof LATE_MINUTES)[number][] {
  if (job.scheduled_for === null) return [];
  const start = Date.parse(job.scheduled_for);
  if (start - now.getTime() > LATE_WITHIN_HOURS * HOUR_MS) return [];
  return LATE_MINUTES.filter(
    (minutes) => minutes !== job.late_minutes && start + minutes * MINUTE_MS > now.getTime(),
  );
}

/** When the owner expects the crew, an ISO time: at the start, later by what the Pro said. */
export function expectedArrival(startsAt: string, lateMinutes: number | null): string {
  return new Date(Date.parse(startsAt) + (lateMinutes ?? 0) * MINUTE_MS).toISOString();
}

/** Whether a start that the other side has set waits for this side to confirm it. */
export function mayConfirmStart(job: AgreedStart, side: Side, now: Date): boolean {
  return (
    job.state === 'scheduled' &&
    job.scheduled_for !== null &&
    Date.parse(job.scheduled_for) > now.getTime() &&
    job.start_set_by !== null &&
    job.start_set_by !== side &&
    job.start_confirmed_at === null
  );
}
