import * as v from 'valibot';

/** A drive between two places as the database estimates it. */
export const driveSchema = v.object({
  /** In a straight line. */
  distance_km: v.number(),
  minutes: v.number(),
  /** False where an end is the middle of a ZIP code, since its address isn't shared. */
  is_exact: v.boolean(),
  /** Whole minutes from the end of the work before to the start; below zero when they overlap, null without any. */
  free_minutes: v.nullable(v.number()),
});

export type Drive = v.InferOutput<typeof driveSchema>;

/** The drive to a job of a day, from another one or, where that is null, from the Pro's ZIP code; null without one. */
export const driveToJobSchema = v.nullable(
  v.object({ ...driveSchema.entries, from_job_id: v.nullable(v.string()) }),
);
