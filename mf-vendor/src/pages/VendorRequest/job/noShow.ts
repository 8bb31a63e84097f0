const MINUTE_MS = 60_000;

/** Whether the agreed start is long enough ago to report that the owner was not there. */
export function mayReportNoShow(
  job: { scheduled_for: string | null },
  afterMinutes: number,
  now: Date,
): boolean {
  return (
    job.scheduled_for !== null &&
    now.getTime() - Date.parse(job.scheduled_for) >= afterMinutes * MINUTE_MS
  );
}
