import { backend, expectDone } from '@tree-service/kernel';

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
