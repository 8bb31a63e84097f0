import {
  isSkippedTime,
  isoToZoned,
  momentInZone,
  timeZoneName,
  zonedToIso,
} from '@tree-service/domain';
import { calendarDate, DateField, TextField } from '@tree-service/design/forms';
import { Grid, Text } from '@tree-service/design';
import * as v from 'valibot';

const DAY_MS = 86_400_000;

/** The schema entries of a form with JobStartFields. */
export const jobStartEntries = {
  date: calendarDate(),
  time: v.pipe(v.string(), v.isoTime('Please choose a time')),
};

export interface JobStart {
  date: string;
  time: string;
}

/** The agreed start in the property's time zone, or tomorrow at `time`. */
export function firstStart(scheduledFor: string | null, timeZone: string, time: string): JobStart {
  if (scheduledFor !== null) return isoToZoned(scheduledFor, timeZone);
  return { date: isoToZoned(new Date(Date.now() + DAY_MS).toISOString(), timeZone).date, time };
}

/** The ISO time of a start, or why it cannot be one. */
export function startOf({ date, time }: JobStart, timeZone: string) {
  const startAt = zonedToIso(date, time, timeZone);
  if (isSkippedTime(date, time, timeZone)) {
    return {
      ok: false,
      message: 'Clocks go forward that day, and this time is skipped. Choose another one.',
    } as const;
  }
  return startAt === null || Date.parse(startAt) < Date.now()
    ? ({ ok: false, message: 'Choose a start in the future.' } as const)
    : ({ ok: true, startAt } as const);
}

/** For the notice of an edit conflict: "Saved version: Mon, Nov 23, 9:00 AM CST." */
export function savedStart(scheduledFor: string | null, timeZone: string): string {
  return scheduledFor === null
    ? 'Saved version: no date.'
    : `Saved version: ${momentInZone(scheduledFor, timeZone)}.`;
}

/** Day and time of a job, in a form with the text fields date and time. */
export function JobStartFields({ timeZone }: { timeZone: string }) {
  return (
    <>
      <Grid $min="8.5rem" $gap={4}>
        <DateField<JobStart> name="date" label="Day" />
        <TextField<JobStart> name="time" type="time" label="Start" />
      </Grid>
      <Text size="sm" tone="muted">
        Times are in the property's time zone ({timeZoneName(new Date().toISOString(), timeZone)}).
      </Text>
    </>
  );
}
