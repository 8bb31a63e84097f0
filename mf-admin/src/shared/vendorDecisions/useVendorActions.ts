import { useAction } from '@tree-service/design/hooks';
import { showBusiness } from '@tree-service/market/api/showRows';
import {
  rejectCredential,
  verifyCredential,
  withdrawCredentialVerification,
} from '../../api/credentials';
import { decideVendor, type VendorDecision } from '../../api/administration';

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

const REFUSALS = { reject: rejectCredential, withdraw: withdrawCredentialVerification } as const;

export type CredentialDecision = 'verify' | keyof typeof REFUSALS;

/** A decision about a credential; `words` are the evidence or the reason, `document` the path of what was checked. */
interface DecidedCredential {
  readonly decision: CredentialDecision;
  readonly words: string;
  readonly document: string;
}

/**
 * Decides about a credential. Refetches after a refusal too. Waits until the
 * business is read again, whose version the decision raised: an approval right after it names that version.
 */
export function useDecideCredential(credentialId: string) {
  return useAction({
    run: ({ decision, words, document }: DecidedCredential) =>
      decision === 'verify'
        ? verifyCredential(credentialId, words, document)
        : REFUSALS[decision](credentialId, words),
    failed: null,
    refresh: STALE,
  });
}
