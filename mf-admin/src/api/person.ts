import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { mailStopSchema } from '@tree-service/market/api/notifications';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';
import { OVERSEEN_REQUEST } from './oversight';

const optional = v.nullable(v.string());

const personSchema = v.object({
  id: v.string(),
  email: v.string(),
  user_type: v.picklist(['owner', 'vendor', 'admin']),
  first_name: optional,
  last_name: optional,
  phone: optional,
  address: optional,
  city: optional,
  state: optional,
  zip: optional,
  version: v.number(),
  created_at: v.string(),
  deleted_at: optional,
  suspended_at: optional,
  suspension_reason: optional,
  requests_paused_at: optional,
  business_name: optional,
  email_confirmed_at: optional,
  mails_stopped: v.nullable(mailStopSchema),
  has_second_factor: v.boolean(),
  /** When the account is deleted, if that was asked for. */
  deletion_due_at: optional,
  sessions: v.array(
    v.object({
      id: v.string(),
      device: optional,
      started_at: v.string(),
      last_seen_at: v.string(),
    }),
  ),
  viewings: v.array(
    v.object({ id: v.string(), admin: v.string(), reason: v.string(), started_at: v.string() }),
  ),
});

/** An account as administrators see it, with up to 50 open sessions and viewings. */
export type AdminPerson = v.InferOutput<typeof personSchema>;

export const personQuery = (personId: string) =>
  queryOptions({
    queryKey: ['accounts', 'person', personId],
    queryFn: async () => {
      const client = await backend();
      return v.parse(
        personSchema,
        unwrap(await client.rpc('admin_person', { person_id: personId })),
      );
    },
  });

/** The requests of an owner, newest first, with their offers. */
export const personRequests = (ownerId: string) =>
  keysetList({
    queryKey: ['requests', 'of', ownerId],
    keyOf: (request) => ({ at: request.created_at, id: request.id }),
    read: async (key: PageKey | null) => {
      const client = await backend();
      const query = client
        .from('service_requests')
        .select(OVERSEEN_REQUEST)
        .eq('owner_id', ownerId);
      return readPage(query, { by: 'created_at', order: 'desc', key });
    },
  });

/** Signs a person out everywhere; leaves an audit row. Returns how many sessions that were. */
export async function endSessionsOf(personId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('admin_end_sessions', { person_id: personId, reason }));
}

/** Schedules an account for deletion; leaves an audit row. Returns when, as ISO time. */
export async function deleteAccount(personId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('admin_delete_account', { person_id: personId, reason }));
}

const correctedSchema = v.pick(personSchema, [
  'first_name',
  'last_name',
  'phone',
  'address',
  'city',
  'state',
  'zip',
  'version',
]);

/** What can be corrected about an account; empty for what is not given. The phone number is E.164. */
export interface PersonDetails {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/**
 * Corrects an account and notifies the person; leaves an audit row. Refused with the hint version_conflict when
 * `expectedVersion` is not the current one. Returns the details as they are stored, with their version.
 */
export async function correctPerson(
  personId: string,
  details: PersonDetails,
  reason: string,
  expectedVersion: number,
) {
  const client = await backend();
  const answer = await client.rpc('admin_correct_person', {
    person_id: personId,
    ...details,
    reason,
    expected_version: expectedVersion,
  });
  return v.parse(correctedSchema, unwrap(answer));
}

/** Says why a verification email is sent again; leaves an audit row. Throws where it is not needed. */
export async function noteResending(personId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('admin_resend_verification', { person_id: personId, reason }));
}

/** Suspends an owner; leaves an audit row. Returns how many open requests that canceled. */
export async function suspendOwner(personId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('admin_suspend_owner', { person_id: personId, reason }));
}

/** Ends the suspension of an owner; leaves an audit row. */
export async function reinstateOwner(personId: string, reason: string) {
  const client = await backend();
  expectDone(await client.rpc('admin_reinstate_owner', { person_id: personId, reason }));
}

/** Ends the pause of an owner's requests; leaves an audit row. */
export async function resumeOwner(personId: string, reason: string) {
  const client = await backend();
  expectDone(await client.rpc('admin_resume_owner', { person_id: personId, reason }));
}

/** A person's latest 50 conversations; leaves an audit row with the reason. */
export async function readConversationsOf(personId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('admin_conversations', { person_id: personId, reason }));
}

export type PersonConversation = Awaited<ReturnType<typeof readConversationsOf>>[number];
