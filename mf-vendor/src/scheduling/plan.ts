import type { VendorJob } from '@tree-service/market/api/jobs';
import { firstStart, jobStartEntries, startOf } from '@tree-service/market/features/scheduling';
import { isoToZoned, type EquipmentKind } from '@tree-service/domain';
import { typedNumber } from '@tree-service/design/forms';
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

export type PlanFields = v.InferInput<typeof planSchema>;

const START_OF_DAY = '08:00';
/** Nobody works in a tree alone, unless there is nobody else. */
const USUAL_PEOPLE = 2;

export interface FirstPlanOptions {
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
