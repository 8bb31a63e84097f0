const MINUTE_MS = 60_000;

/** Whether an agreed start is so many minutes ago, as it must be to report that nobody came. */
export function mayReportNoShow(
  job: { scheduled_for: string | null },
  minutes: number,
  now: Date,
): boolean {
  return (
    job.scheduled_for !== null &&
    now.getTime() - Date.parse(job.scheduled_for) >= minutes * MINUTE_MS
  );
}
