import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import {
  CREDENTIAL_KINDS,
  type CredentialKind,
  isKeyOf,
  VENDOR_STATES,
  type VendorState,
} from '@tree-service/domain';

/** In the order they are completed. */
const ONBOARDING_PARTS = [
  'business',
  'area',
  'services',
  'insurance',
  'documents',
  'equipment',
  'crew',
  'hours',
  'prices',
  'media',
] as const;

const onboardingSchema = v.object({
  state: v.custom<VendorState>(
    (value) => typeof value === 'string' && isKeyOf(VENDOR_STATES, value),
  ),
  state_reason: v.nullable(v.string()),
  can_submit: v.boolean(),
  /** How long the review takes, in a sentence. */
  review_time: v.string(),
  parts: v.array(
    v.object({
      part: v.picklist(ONBOARDING_PARTS),
      required: v.boolean(),
      complete: v.boolean(),
      missing: v.nullable(v.string()),
    }),
  ),
  requests: v.array(v.object({ reason: v.nullable(v.string()), asked_at: v.string() })),
  rejected_credentials: v.array(
    v.object({
      credential_id: v.string(),
      kind: v.custom<CredentialKind>(
        (value) => typeof value === 'string' && isKeyOf(CREDENTIAL_KINDS, value),
      ),
      reason: v.string(),
      rejected_at: v.string(),
    }),
  ),
});

export type Onboarding = v.InferOutput<typeof onboardingSchema>;

/** What each part is missing, and whether the application can be submitted. */
export const onboardingQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'onboarding'],
    queryFn: async () => {
      const client = await backend();
      return v.parse(onboardingSchema, unwrap(await client.rpc('my_onboarding')));
    },
  });

/** Fails with what is missing. Returns the new state. */
export async function submitVendorApplication() {
  const client = await backend();
  return unwrap(await client.rpc('submit_vendor_application'));
}

/** Reopens a rejected application. Returns the new state. */
export async function reapplyVendorApplication() {
  const client = await backend();
  return unwrap(await client.rpc('reapply_vendor_application'));
}

/** `until` is the ISO date the business resumes automatically. Returns the new state. */
export async function pauseBusiness(reason: string, until: string | null) {
  const client = await backend();
  return unwrap(await client.rpc('pause_business', { reason, ...(until !== null && { until }) }));
}

/** Returns the new state. */
export async function resumeBusiness() {
  const client = await backend();
  return unwrap(await client.rpc('resume_business'));
}
