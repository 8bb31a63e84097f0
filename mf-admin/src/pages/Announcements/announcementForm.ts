import * as v from 'valibot';
import { oneOf, requiredText } from '@tree-service/design/forms';

/** The most characters of a notice. */
export const LONGEST_NOTICE = 500;

const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Please choose a date and time'),
  // What a datetime field holds is in the reader's own time zone.
  v.transform((text) => new Date(text).toISOString()),
);

/** What is typed about a notice. */
export const announcementSchema = v.pipe(
  v.object({
    message: requiredText('The notice is required.', LONGEST_NOTICE),
    severity: oneOf(['info', 'warning', 'critical'], 'Choose how much it matters.'),
    from: moment,
    until: moment,
  }),
  v.check(({ from, until }) => from < until, 'The end must lie after the start.'),
);

/** How much a notice matters, with what people read and how it looks. */
export const SEVERITIES = {
  info: { label: 'For information', tone: 'info' },
  warning: { label: 'A warning', tone: 'warning' },
  critical: { label: 'Urgent', tone: 'danger' },
} as const;

interface Shown {
  readonly shown_from: string;
  readonly shown_until: string;
  readonly withdrawn_at: string | null;
}

/** Where a notice stands at a moment. */
export function standingOf(notice: Shown, now: Date) {
  if (notice.withdrawn_at !== null) return { label: 'Withdrawn', tone: 'neutral' } as const;
  if (Date.parse(notice.shown_until) < now.getTime()) {
    return { label: 'Over', tone: 'neutral' } as const;
  }
  return Date.parse(notice.shown_from) > now.getTime()
    ? ({ label: 'Planned', tone: 'info' } as const)
    : ({ label: 'Shown now', tone: 'success' } as const);
}
