import { useAction } from '@tree-service/design/hooks';
import { BackendError } from '@tree-service/kernel';
import {
  scheduleJob,
  showStart,
  type JobPlan,
  type VendorJob,
} from '@tree-service/market/api/jobs';
import { firstStart, jobStartEntries, startOf } from '@tree-service/market/features/scheduling';
import { isoToZoned, type EquipmentKind } from '@tree-service/domain';
import { typedNumber } from '@tree-service/design/forms';
import { useVendorId } from '../area/vendorId';
import * as v from 'valibot';

/** A job of the Pro that has not begun, as far as its plan is concerned. */
export type JobToSchedule = Pick<
  VendorJob,
  'id' | 'planned_hours' | 'people' | 'machines' | 'scheduled_for' | 'version'
>;

/** What counts as a machine: the equipment of which a job takes one. */
export const MACHINES = [
  'bucket_truck',
  'crane',
  'stump_grinder',
  'chipper',
  'log_loader',
] as const satisfies readonly EquipmentKind[];

export const planSchema = v.object({
  ...jobStartEntries,
  hours: typedNumber('the working hours', { min: 0.5, max: 80 }),
  people: typedNumber('the number of people', { min: 1, max: 100, whole: true }),
  machines: v.array(v.picklist(MACHINES)),
});

type PlanFields = v.InferInput<typeof planSchema>;

const START_OF_DAY = '08:00';
/** Nobody works in a tree alone, unless there is nobody else. */
const USUAL_PEOPLE = 2;

interface FirstPlanOptions {
  timeZone: string;
  crewSize: number | null;
  /** A start that was chosen already, an ISO time. */
  startAt?: string;
}

/** The form's first values: the plan stored, and what is usual where nothing is. */
export function firstPlan(
  job: JobToSchedule,
  { timeZone, crewSize, startAt: chosen }: FirstPlanOptions,
): PlanFields {
  const startAt = chosen ?? job.scheduled_for;
  return {
    ...(startAt === null
      ? firstStart(null, timeZone, START_OF_DAY)
      : isoToZoned(startAt, timeZone)),
    hours: String(job.planned_hours),
    people: String(job.people ?? Math.min(USUAL_PEOPLE, crewSize ?? USUAL_PEOPLE)),
    machines: MACHINES.filter((kind) => job.machines.includes(kind)),
  };
}

/** What is typed as a plan of a job; null while it cannot be one. */
export function planOf(fields: unknown, timeZone: string) {
  const typed = v.safeParse(planSchema, fields);
  if (!typed.success) return null;
  const start = startOf(typed.output, timeZone);
  if (!start.ok) return null;
  const { hours, people, machines } = typed.output;
  return { startAt: start.startAt, hours, people, machines };
}

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
