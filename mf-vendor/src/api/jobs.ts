import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import type { JobState } from '@tree-service/domain';
import { CALENDAR_FIELDS } from '@tree-service/market/api/jobs';

/** Query for the version of a job, which others may change meanwhile; `known` is the one at hand. */
export const jobVersionQuery = (jobId: string, known: number) =>
  queryOptions({
    queryKey: ['jobs', 'version', jobId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.from('jobs').select('version').eq('id', jobId).single()).version;
    },
    initialData: known,
    staleTime: Infinity,
    gcTime: 0,
  });

/** Tells the owner that the Pro is on the way. */
export async function startTravel(jobId: string) {
  const client = await backend();
  return unwrap(await client.rpc('start_travel', { job_id: jobId }));
}

/** Tells the owner that the crew comes so many minutes (30 or 60) after the start. */
export async function reportLate(jobId: string, minutes: number) {
  const client = await backend();
  return unwrap(await client.rpc('report_late', { job_id: jobId, minutes }));
}

/** Begins the work. */
export async function startJob(jobId: string) {
  const client = await backend();
  return unwrap(await client.rpc('start_job', { job_id: jobId }));
}

/** Hands over finished work with at least one photo already uploaded. */
export async function deliverJob(jobId: string, note: string, photos: string[]) {
  const client = await backend();
  return unwrap(await client.rpc('deliver_job', { job_id: jobId, note, photos }));
}

/** As the Pro, notes that the owner paid for a completed job, or takes that back. */
export async function markJobPaid(jobId: string, paid: boolean) {
  const client = await backend();
  expectDone(await client.rpc('mark_job_paid', { job_id: jobId, paid }));
}

/** Puts a job off because of the weather, to an ISO time or (null) until one is agreed. */
export async function holdForWeather(jobId: string, reason: string, newStart: string | null) {
  const client = await backend();
  return unwrap(
    await client.rpc('hold_for_weather', {
      job_id: jobId,
      reason,
      ...(newStart === null ? {} : { new_start: newStart }),
    }),
  );
}

/** States of a job on which work is ahead or under way. */
const OPEN: readonly JobState[] = [
  'scheduled',
  'en_route',
  'in_progress',
  'change_order_pending',
  'weather_hold',
];

/** How many jobs of each kind an agenda names at most. */
export const AGENDA_AT_MOST = 50;

/**
 * Query for a Pro's open jobs: those with a date by their start, which may have passed, and the ids of
 * those without one; AGENDA_AT_MOST of each.
 */
export const vendorAgendaQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['jobs', 'of', vendorId, 'agenda'],
    queryFn: async () => {
      const client = await backend();
      const [dated, undated] = await Promise.all([
        client
          .from('jobs')
          .select(CALENDAR_FIELDS)
          .eq('vendor_id', vendorId)
          .in('state', OPEN)
          .not('scheduled_for', 'is', null)
          .order('scheduled_for')
          .order('id')
          .limit(AGENDA_AT_MOST),
        client
          .from('jobs')
          .select('id')
          .eq('vendor_id', vendorId)
          .in('state', OPEN)
          .is('scheduled_for', null)
          .order('id')
          .limit(AGENDA_AT_MOST),
      ]);
      return { dated: unwrap(dated), undated: unwrap(undated) };
    },
  });
