import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideVendor, type VendorDecision } from '../api/administration';
import {
  rejectCredential,
  verifyCredential,
  withdrawCredentialVerification,
} from '@tree-service/market/api/credentials';

/** Refetches everything a decision about a Pro can change. */
function useRefreshVendors(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [['vendors'], ['audit'], ['tokens'], ['decisions']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}

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
  const refresh = useRefreshVendors();
  return useMutation({
    mutationFn: ({ decision, reason, version }: Decided) =>
      decideVendor(vendorId, decision, reason, version),
    onSettled: refresh,
  });
}

const CREDENTIAL_DECISIONS = {
  verify: verifyCredential,
  reject: rejectCredential,
  withdraw: withdrawCredentialVerification,
} as const;

export type CredentialDecision = keyof typeof CREDENTIAL_DECISIONS;

/** Decides about a credential; `words` are the evidence or the reason. Refetches after a refusal too. */
export function useDecideCredential(credentialId: string) {
  const refresh = useRefreshVendors();
  return useMutation({
    mutationFn: ({ decision, words }: { decision: CredentialDecision; words: string }) =>
      CREDENTIAL_DECISIONS[decision](credentialId, words),
    onSettled: refresh,
  });
}
