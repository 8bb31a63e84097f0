import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import type { EquipmentKind } from '@tree-service/domain';
import { showRows } from './showRows';

export const CALENDAR_FIELDS = `*, job_disputes(state, opened_by), service_requests!jobs_request_id_fkey(
  number, category, city, region, zip, contact_name, time_zone)`;

/**
 * Query for a Pro's calendar between two ISO times: the jobs planned for it, by their start, those finished
 * ahead of time among them; and the open ones (at most 100) that have no date yet, longest waiting first.
 */
export const vendorCalendarQuery = (vendorId: string, fromAt: string, toAt: string) =>
  queryOptions({
    queryKey: ['jobs', 'of', vendorId, 'calendar', fromAt, toAt],
    queryFn: async () => {
      const client = await backend();
      const [planned, waiting] = await Promise.all([
        client
          .from('jobs')
          .select(CALENDAR_FIELDS)
          .eq('vendor_id', vendorId)
          .not('state', 'in', '(canceled,no_show)')
          .lt('scheduled_for', toAt)
          .gt('scheduled_until', fromAt)
          .order('scheduled_for')
          .order('id'),
        client
          .from('jobs')
          .select(CALENDAR_FIELDS)
          .eq('vendor_id', vendorId)
          .in('state', ['scheduled', 'weather_hold'])
          .is('scheduled_for', null)
          .order('created_at')
          .order('id')
          .limit(100),
      ]);
      return {
        planned: unwrap(planned),
        waiting: unwrap(waiting),
      };
    },
  });

/** A job in a Pro's calendar. */
export type VendorJob = Awaited<
  ReturnType<NonNullable<ReturnType<typeof vendorCalendarQuery>['queryFn']>>
>['planned'][number];

/** What a Pro can say beyond the start of a job. */
export interface JobPlan {
  /** Working hours the job takes. */
  hours?: number;
  /** How many people come. */
  people?: number;
  /** Takes the place of the machines planned before. */
  machines?: EquipmentKind[];
  /** Book it even if all crews are busy then. */
  despiteConflict?: boolean;
  /** Version of the job its editor opened. Without it whatever is planned is overwritten. */
  expectedVersion?: number;
}

/**
 * Sets the start of a job that has not begun; an ISO time. Refused when all crews of the Pro are busy
 * (hint double_booked, with the next free start), a machine the job needs is out (hint equipment_taken), or
 * the job was changed since it was opened (hint version_conflict). Returns its new version.
 */
export async function scheduleJob(jobId: string, startAt: string, plan: JobPlan = {}) {
  const client = await backend();
  return unwrap(
    await client.rpc('schedule_job', {
      job_id: jobId,
      start_at: startAt,
      ...(plan.hours !== undefined && { hours: plan.hours }),
      ...(plan.people !== undefined && { people: plan.people }),
      ...(plan.machines !== undefined && { machines: plan.machines }),
      ...(plan.despiteConflict && { despite_conflict: true }),
      ...(plan.expectedVersion !== undefined && { expected_version: plan.expectedVersion }),
    }),
  );
}

/** Shows the start, and what else of the plan, that a side has set; a confirmation is of one start alone. */
export function showStart(
  { id, scheduled_for: before }: Pick<VendorJob, 'id' | 'scheduled_for'>,
  side: 'owner' | 'vendor',
  plan: Partial<VendorJob> & Record<'scheduled_for', string>,
): void {
  const isMoved = before === null || Date.parse(before) !== Date.parse(plan.scheduled_for);
  showRows<VendorJob>([
    {
      ...plan,
      id,
      state: 'scheduled',
      ...(isMoved && { start_set_by: side, start_confirmed_at: null }),
    },
  ]);
}

/**
 * Agrees to the start that the other side has set. Refused (hint version_conflict) when the job was changed
 * since it was shown. Returns its new version.
 */
export async function confirmStart({ id, version }: { id: string; version: number }) {
  const client = await backend();
  return unwrap(await client.rpc('confirm_start', { job_id: id, expected_version: version }));
}

/** Reports that the other side did not appear, some time after the agreed start. */
export async function reportNoShow(jobId: string, note: string) {
  const client = await backend();
  return unwrap(await client.rpc('report_no_show', { job_id: jobId, note }));
}
