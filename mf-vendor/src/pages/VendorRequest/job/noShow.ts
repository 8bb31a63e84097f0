const GRACE_MS = 30 * 60 * 1000;

/** Whether an agreed start is long enough ago (30 minutes) to report that nobody came. */
export function mayReportNoShow(job: { scheduled_for: string | null }, now: Date): boolean {
  return job.scheduled_for !== null && now.getTime() - Date.parse(job.scheduled_for) >= GRACE_MS;
}
