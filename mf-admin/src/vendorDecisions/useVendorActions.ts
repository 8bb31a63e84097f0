import { useAction } from '@tree-service/design/hooks';
import {
  rejectCredential,
  verifyCredential,
  withdrawCredentialVerification,
} from '@tree-service/market/api/credentials';
import { showBusiness } from '@tree-service/market/api/showRows';
import { decideVendor, type VendorDecision } from '../api/administration';

/** What a decision about a Pro can change. */
const STALE = [['vendors'], ['audit'], ['tokens'], ['decisions']] as const;

/** A decision about a Pro, with the version it is based on. */
interface Decided {
  readonly decision: VendorDecision;
  readonly reason: string;
  readonly version: number;
}

/**
 * Decides about a Pro. Refetches after a refusal too: another administrator may have been faster.
 */
export function useDecideVendor(vendorId: string) {
  return useAction({
    run: ({ decision, reason, version }: Decided) =>
      decideVendor(vendorId, decision, reason, version),
    failed: null,
    refresh: STALE,
    show: (state) => showBusiness(vendorId, { state, state_since: new Date().toISOString() }),
  });
}

const CREDENTIAL_DECISIONS = {
  verify: verifyCredential,
  reject: rejectCredential,
  withdraw: withdrawCredentialVerification,
} as const;

export type CredentialDecision = keyof typeof CREDENTIAL_DECISIONS;

/**
 * Decides about a credential; `words` are the evidence or the reason. Refetches after a refusal too. Waits until the
 * business is read again, whose version the decision raised: an approval right after it names that version.
 */
export function useDecideCredential(credentialId: string) {
  return useAction({
    run: ({ decision, words }: { decision: CredentialDecision; words: string }) =>
      CREDENTIAL_DECISIONS[decision](credentialId, words),
    failed: null,
    refresh: STALE,
  });
}
