import { queryOptions } from '@tanstack/react-query';
import { SERVICE_CATEGORIES, type EquipmentKind } from '@tree-service/domain';
import { driveSchema } from '@tree-service/market/api/drives';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

/** Free time between two ISO times at most three months apart. */
export const availabilityQuery = (vendorId: string, fromAt: string, toAt: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'availability', fromAt, toAt],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client.rpc('vendor_availability', {
          vendor_id: vendorId,
          from_at: fromAt,
          to_at: toAt,
        }),
      );
    },
  });

/** The first free slot of the given length; null when there is none soon. */
export const nextFreeSlotQuery = (vendorId: string, hours: number) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'next_free_slot', hours],
    queryFn: async () => {
      const client = await backend();
      const [slot] = unwrap(await client.rpc('next_free_slot', { vendor_id: vendorId, hours }));
      return slot ?? null;
    },
  });

const otherJob = {
  request_id: v.string(),
  category: v.picklist(SERVICE_CATEGORIES),
  contact_name: v.string(),
  ends_at: v.string(),
};

const adviceSchema = v.object({
  ends_at: v.string(),
  outside_hours: v.boolean(),
  conflicts: v.array(v.string()),
  blocks: v.array(
    v.object({ starts_at: v.string(), ends_at: v.string(), note: v.nullable(v.string()) }),
  ),
  overlaps: v.array(v.object({ ...otherJob, starts_at: v.string() })),
  before: v.nullable(v.object({ ...otherJob, drive: driveSchema })),
});

/** What a Pro should know before planning a job so. Times are ISO. */
export type PlanAdvice = v.InferOutput<typeof adviceSchema>;

/** `startAt` is an ISO time. */
export interface PlanToCheck {
  startAt: string;
  hours: number;
  people: number;
  machines: EquipmentKind[];
}

/** Query for what a plan of a job meets; null without a plan. Conflicts are what `scheduleJob` refuses. */
export const planAdviceQuery = (jobId: string, plan: PlanToCheck | null) =>
  queryOptions({
    // Below 'jobs', so that it is read again when one of them moves.
    queryKey: ['jobs', jobId, 'plan_advice', plan],
    queryFn: async () => {
      if (plan === null) return null;
      const client = await backend();
      return v.parse(
        adviceSchema,
        unwrap(
          await client.rpc('job_plan_advice', {
            job_id: jobId,
            start_at: plan.startAt,
            hours: plan.hours,
            people: plan.people,
            machines: plan.machines,
          }),
        ),
      );
    },
  });
