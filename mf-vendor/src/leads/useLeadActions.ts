import { useAction, useIdempotencyKey } from '@tree-service/design/hooks';
import { acceptLead, declineLead } from '@tree-service/market/api/leads';
import { tap } from '@tree-service/kernel/native';
import { useNavigate } from 'react-router';
import { vendorPaths } from '../paths';

const STALE = [['leads'], ['tokens'], ['conversations']] as const;

type AcceptedLead = { id: string; request_id: string };

/** Takes a lead. Trying again after a lost answer holds its tokens once. */
export function useAcceptLead(onDone?: () => void) {
  const keyFor = useIdempotencyKey();
  const navigate = useNavigate();
  return useAction({
    run: ({ id }: AcceptedLead) => acceptLead(id, keyFor(id)),
    done: 'Request accepted. You can write to the owner and send a quote now.',
    next: {
      label: 'Open request',
      go: ({ request_id: requestId }) => void navigate(vendorPaths.request(requestId)),
    },
    failed: 'The request could not be accepted',
    refresh: STALE,
    onDone: () => {
      void tap();
      onDone?.();
    },
  });
}

/** Passes on a lead with a reason. */
export function useDeclineLead(onDone?: () => void) {
  return useAction({
    run: ({ leadId, reason }: { leadId: string; reason: string }) => declineLead(leadId, reason),
    done: 'Request declined, free of charge. The next Pro is asked.',
    failed: 'The request could not be declined',
    refresh: STALE,
    onDone,
  });
}
