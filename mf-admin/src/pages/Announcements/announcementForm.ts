import * as v from 'valibot';
import { oneOf, requiredText } from '@tree-service/design/forms';

/** In characters. */
export const MAX_MESSAGE_LENGTH = 500;

const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Please choose a date and time'),
  // A datetime field holds local time.
  v.transform((text) => new Date(text).toISOString()),
);

export const announcementSchema = v.pipe(
  v.object({
    message: requiredText('Please enter a message', MAX_MESSAGE_LENGTH),
    severity: oneOf(['info', 'warning', 'critical'], 'Please choose a severity'),
    from: moment,
    until: moment,
  }),
  v.check(({ from, until }) => from < until, 'The end must be after the start'),
);

export const SEVERITIES = {
  info: { label: 'Information', tone: 'info' },
  warning: { label: 'Warning', tone: 'warning' },
  critical: { label: 'Urgent', tone: 'danger' },
} as const;

interface Shown {
  readonly shown_from: string;
  readonly shown_until: string;
  readonly withdrawn_at: string | null;
}

export function announcementStatus(announcement: Shown, now: Date) {
  if (announcement.withdrawn_at !== null) return { label: 'Withdrawn', tone: 'neutral' } as const;
  if (Date.parse(announcement.shown_until) < now.getTime()) {
    return { label: 'Ended', tone: 'neutral' } as const;
  }
  return Date.parse(announcement.shown_from) > now.getTime()
    ? ({ label: 'Scheduled', tone: 'info' } as const)
    : ({ label: 'Live', tone: 'success' } as const);
}
