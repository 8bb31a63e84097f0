import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideVendor, type VendorDecision } from '@tree-service/shared/api/administration';
import { verifyCredential } from '@tree-service/shared/api/credentials';

/** Refetches everything a decision about a Pro can change: queues, dossiers, ledger, audit trail. */
function useRefreshVendors(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [['vendors'], ['audit'], ['tokens']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}

/** Decides about a Pro; the variables are the decision and its reason. */
export function useDecideVendor(vendorId: string) {
  const refresh = useRefreshVendors();
  return useMutation({
    mutationFn: ({ decision, reason }: { decision: VendorDecision; reason: string }) =>
      decideVendor(vendorId, decision, reason),
    onSuccess: refresh,
  });
}

/** Verifies a credential; the variable is the evidence. */
export function useVerifyCredential(credentialId: string) {
  const refresh = useRefreshVendors();
  return useMutation({
    mutationFn: (evidence: string) => verifyCredential(credentialId, evidence),
    onSuccess: refresh,
  });
}
