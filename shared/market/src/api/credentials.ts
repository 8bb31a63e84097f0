import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, queryClient, unwrap } from '@tree-service/kernel';
import type { CredentialKind } from '@tree-service/domain';
import type { Credential } from './vendors';

/**
 * Query for what lies behind a Pro's credentials: documents, decisions with their evidence, newest first,
 * and reminders of those that end. For the Pro and administrators.
 */
export const credentialFilesQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'credential_files'],
    queryFn: async () => {
      const client = await backend();
      const [documents, decisions, reminders] = await Promise.all([
        client.from('credential_documents').select('*').eq('vendor_id', vendorId),
        client
          .from('credential_decisions')
          .select('*')
          .eq('vendor_id', vendorId)
          .order('id', { ascending: false })
          .limit(500),
        client
          .from('credential_reminders')
          .select('*')
          .eq('vendor_id', vendorId)
          .order('reminded_at', { ascending: false }),
      ]);
      return {
        documents: unwrap(documents),
        decisions: unwrap(decisions),
        reminders: unwrap(reminders),
      };
    },
  });

/** What lies behind a Pro's credentials. */
export type CredentialFiles = Awaited<
  ReturnType<NonNullable<ReturnType<typeof credentialFilesQuery>['queryFn']>>
>;

/** A credential as a Pro adds it: expires_on is an ISO date; liability insurance says whom it insures and for how much. */
export interface NewCredential {
  kind: CredentialKind;
  issuer: string;
  number: string;
  expires_on: string;
  insured_name: string | null;
  insured_cents: number | null;
}

/** Adds a credential, and returns it as it is stored; it counts once an administrator verified it. */
export async function addCredential(
  vendorId: string,
  credential: NewCredential,
): Promise<Credential> {
  const client = await backend();
  const added = { ...credential, vendor_id: vendorId };
  // Not every column can be read back from the table.
  const stored = await client
    .from('vendor_credentials')
    .insert(added)
    .select('id, created_at')
    .single();
  return { ...added, ...unwrap(stored), rejected_at: null, verified_at: null, verified_by: null };
}

/** Removes a credential that never was verified. */
export async function removeCredential(credentialId: string) {
  const client = await backend();
  expectDone(await client.from('vendor_credentials').delete().eq('id', credentialId));
}

/** Puts an uploaded document (see vendorFiles) behind a credential that is not verified. */
export async function attachCredentialDocument(credentialId: string, path: string) {
  const client = await backend();
  expectDone(await client.rpc('attach_credential_document', { credential_id: credentialId, path }));
}

/** Shows a document that was just put behind a credential. */
export function showDocument(vendorId: string, credentialId: string, path: string): void {
  const added = {
    credential_id: credentialId,
    vendor_id: vendorId,
    path,
    added_at: new Date().toISOString(),
  };
  queryClient.setQueryData(
    credentialFilesQuery(vendorId).queryKey,
    (known) =>
      known && {
        ...known,
        documents: [
          ...known.documents.filter(({ credential_id: id }) => id !== credentialId),
          added,
        ],
      },
  );
}

/**
 * Confirms a credential and says on what evidence; for administrators, audited. Refused when `document`, the path of
 * what was checked (empty without one), was replaced meanwhile.
 */
export async function verifyCredential(credentialId: string, evidence: string, document: string) {
  const client = await backend();
  const given = { credential_id: credentialId, evidence, expected_document: document };
  expectDone(await client.rpc('verify_credential', given));
}

/** Says why a credential cannot be confirmed; for administrators, audited. */
export async function rejectCredential(credentialId: string, reason: string) {
  const client = await backend();
  expectDone(await client.rpc('reject_credential', { credential_id: credentialId, reason }));
}

/** Takes back a verification; without other insurance the business pauses. For administrators, audited. */
export async function withdrawCredentialVerification(credentialId: string, reason: string) {
  const client = await backend();
  expectDone(
    await client.rpc('withdraw_credential_verification', { credential_id: credentialId, reason }),
  );
}
