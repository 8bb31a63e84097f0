import { queryOptions } from '@tanstack/react-query';
import {
  EQUIPMENT_KINDS,
  keysOf,
  priceUnits,
  SERVICE_CATEGORIES,
  type JobState,
} from '@tree-service/domain';
import { backend, unwrap } from '@tree-service/kernel';
import { driveToJobSchema } from '@tree-service/market/api/drives';
import type { SignedChecklist } from '@tree-service/market/features/safety';
import * as v from 'valibot';
import { behindLink, treeBehindLink } from './behindLink';

const HEADER = 'x-crew-token';

/** A line of the quote or of an approved change; `change` is null for the quote. */
const agreedLineSchema = v.object({
  change: v.nullable(v.number()),
  left_out: v.boolean(),
  position: v.number(),
  description: v.string(),
  quantity: v.number(),
  unit: v.picklist(priceUnits),
  /** The position of its tree; null for what concerns the whole job. */
  tree: v.nullable(v.number()),
});

const jobSchema = v.object({
  id: v.string(),
  number: v.number(),
  category: v.picklist(SERVICE_CATEGORIES),
  state: v.custom<JobState>((state) => typeof state === 'string'),
  scheduled_for: v.string(),
  scheduled_until: v.string(),
  time_zone: v.string(),
  late_minutes: v.optional(v.nullable(v.number()), null),
  people: v.nullable(v.number()),
  machines: v.array(v.picklist(keysOf(EQUIPMENT_KINDS))),
  has_begun: v.boolean(),
  city: v.string(),
  region: v.string(),
  zip: v.string(),
  contact_name: v.string(),
  contact: v.nullable(
    v.object({ name: v.string(), phone: v.nullable(v.string()), address: v.nullable(v.string()) }),
  ),
  description: v.string(),
  agreed: v.array(agreedLineSchema),
  access_notes: v.nullable(v.string()),
  trees: v.array(treeBehindLink),
  photos: v.array(v.string()),
  finished_photos: v.array(v.string()),
  checklist: v.nullable(v.object({ signed_by: v.string(), signed_at: v.string() })),
  drive: driveToJobSchema,
});

const daySchema = v.object({
  business_name: v.string(),
  label: v.nullable(v.string()),
  day: v.string(),
  photo_folder: v.string(),
  jobs: v.array(jobSchema),
});

/** The day behind a crew's link: an ISO date, and its jobs in order. */
export type CrewDay = v.InferOutput<typeof daySchema>;

/** A job as a crew reads it; `has_begun` says whether the day has begun at its property. */
export type CrewJob = CrewDay['jobs'][number];

/** Query for the day a link leads to; null for a token that is wrong, turned off or past its midnight. */
export const crewDayQuery = (token: string) =>
  queryOptions({
    queryKey: ['crew_day', token],
    queryFn: async () => {
      const client = await backend();
      return behindLink(daySchema, await client.rpc('crew_day').setHeader(HEADER, token));
    },
    enabled: token !== '',
  });

/** Tells the owner that the crew is on the way. Refused, as all below, when the link no longer works. */
export async function startTravelAsCrew(token: string, jobId: string) {
  const client = await backend();
  return unwrap(await client.rpc('crew_start_travel', { job_id: jobId }).setHeader(HEADER, token));
}

/** Tells the owner that the crew comes so many minutes (30 or 60) after the start. */
export async function reportLateAsCrew(token: string, jobId: string, minutes: number) {
  const client = await backend();
  return unwrap(
    await client.rpc('crew_report_late', { job_id: jobId, minutes }).setHeader(HEADER, token),
  );
}

/** Begins the work. */
export async function startJobAsCrew(token: string, jobId: string) {
  const client = await backend();
  return unwrap(await client.rpc('crew_start_job', { job_id: jobId }).setHeader(HEADER, token));
}

/** Hands over finished work with at least one photo already uploaded into the day's folder. */
export async function deliverJobAsCrew(
  token: string,
  jobId: string,
  note: string,
  photos: string[],
) {
  const client = await backend();
  return unwrap(
    await client.rpc('crew_deliver_job', { job_id: jobId, note, photos }).setHeader(HEADER, token),
  );
}

/** Signs the safety checklist of a job. */
export async function signChecklistAsCrew(
  token: string,
  jobId: string,
  { signedBy, confirmed, notApplicable }: SignedChecklist,
) {
  const client = await backend();
  return unwrap(
    await client
      .rpc('crew_sign_checklist', {
        job_id: jobId,
        signed_by: signedBy,
        confirmed,
        not_applicable: notApplicable,
      })
      .setHeader(HEADER, token),
  );
}
