import { backend, expectDone, queryClient, unwrap } from '@tree-service/kernel';
import type { CredentialKind } from '@tree-service/domain';
import { credentialFilesQuery } from '@tree-service/market/api/credentials';
import type { Credential } from './vendors';

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
  queryClient.setQueryData(credentialFilesQuery(vendorId).queryKey, (known) => {
    if (!known) return known;
    const isReplaced = (document: { credential_id: string }) =>
      document.credential_id === credentialId;
    const replaced = known.documents.find(isReplaced);
    const added = {
      credential_id: credentialId,
      vendor_id: vendorId,
      path,
      earlier_paths: replaced ? [...replaced.earlier_paths, replaced.path] : [],
      added_at: new Date().toISOString(),
    };
    return {
      ...known,
      documents: [...known.documents.filter((document) => !isReplaced(document)), added],
    };
  });
}
