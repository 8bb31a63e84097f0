import { useAction } from '@tree-service/design/hooks';
import { BackendError } from '@tree-service/kernel';
import { scheduleJob, showStart, type JobPlan } from '@tree-service/market/api/jobs';
import { useVendorId } from '../area/vendorId';
import type { JobToSchedule } from './plan';

/** `startAt` is an ISO time. */
export interface PlannedStart extends JobPlan {
  startAt: string;
}

const CONFLICTS = ['double_booked', 'equipment_taken'];

/** The reason of a scheduling conflict; null for any other error. */
export function conflictOf(failure: unknown): string | null {
  return failure instanceof BackendError && CONFLICTS.includes(failure.hint ?? '')
    ? failure.message
    : null;
}

/** Moving a job offers Undo in its notice, which is refused if the job changed in the meantime. */
export function useScheduleJob(job: JobToSchedule, name: string, onDone: () => void) {
  const refresh = [['jobs'], ['leads'], ['vendors', useVendorId(), 'availability']];
  const earlier = job.scheduled_for;
  const show = (version: number, { startAt, hours, people, machines }: PlannedStart) =>
    showStart(job, 'vendor', {
      version,
      scheduled_for: startAt,
      planned_hours: hours ?? job.planned_hours,
      people: people ?? job.people,
      machines: machines ?? job.machines,
    });
  const restore = useAction({
    run: ({ startAt, movedVersion }: { startAt: string; movedVersion: number }) =>
      scheduleJob(job.id, startAt, {
        hours: job.planned_hours,
        people: job.people ?? undefined,
        machines: job.machines,
        despiteConflict: true,
        expectedVersion: movedVersion,
      }),
    done: `${name} moved back to its earlier time.`,
    failed: "We couldn't move the job back",
    refresh,
    show,
  });
  const canRestore = earlier !== null && Date.parse(earlier) > Date.now();
  return useAction({
    run: ({ startAt, ...plan }: PlannedStart) => scheduleJob(job.id, startAt, plan),
    done: 'Job scheduled. We let the owner know.',
    failed: null,
    refresh,
    show,
    next: canRestore
      ? {
          label: 'Undo',
          go: (_plan, movedVersion) => restore.mutate({ startAt: earlier, movedVersion }),
        }
      : undefined,
    onDone,
  });
}
