import { useAction, useIdempotencyKey } from '@tree-service/design/hooks';
import { showRows } from '@tree-service/market/api/showRows';
import { tap } from '@tree-service/kernel/native';
import { useNavigate } from 'react-router';
import { acceptLead, declineLead, showAcceptedLead, type LeadDetail } from '../api/leads';
import { vendorPaths } from '../paths';

const STALE = [['leads'], ['tokens'], ['conversations']] as const;

type AcceptedLead = { id: string; request_id: string };

/** Idempotent: a retry after a lost response holds the tokens once. */
export function useAcceptLead(onDone?: () => void) {
  const keyFor = useIdempotencyKey();
  const navigate = useNavigate();
  return useAction({
    run: ({ id }: AcceptedLead) => acceptLead(id, keyFor(id)),
    done: 'Request accepted. You can now message the owner and send a quote.',
    next: {
      label: 'Open request',
      go: ({ request_id: requestId }) => void navigate(vendorPaths.request(requestId)),
    },
    failed: "We couldn't accept the request",
    refresh: STALE,
    show: showAcceptedLead,
    onDone: () => {
      void tap();
      onDone?.();
    },
  });
}

export function useDeclineLead(onDone?: () => void) {
  return useAction({
    run: ({ leadId, reason }: { leadId: string; reason: string }) => declineLead(leadId, reason),
    done: "Request declined at no cost. We'll offer it to the next Pro.",
    failed: "We couldn't decline the request",
    refresh: STALE,
    show: (state, { leadId, reason }) =>
      showRows<LeadDetail>([{ id: leadId, state, decline_reason: reason }]),
    onDone,
  });
}
