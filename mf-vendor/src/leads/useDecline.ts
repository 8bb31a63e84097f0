import { useDelayed } from '@tree-service/market/features/undo';
import { useDeclineLead } from './useLeadActions';

/** Time to undo a decline before it is sent, in milliseconds. */
export const UNDO_MS = 6000;

export interface Decline {
  /** Null unless a decline is pending or being sent. */
  reason: string | null;
  isSending: boolean;
  start: (reason: string) => void;
  undo: () => void;
}

/** Declines an offer with time to undo: a sent decline is final, because the offer goes to the next Pro. */
export function useDecline(leadId: string): Decline {
  const { mutate, isPending } = useDeclineLead();
  const delayed = useDelayed<string>(
    (reason) => mutate({ leadId, reason }, { onSettled: () => delayed.settle() }),
    UNDO_MS,
  );
  return {
    reason: delayed.given,
    isSending: isPending,
    start: delayed.start,
    undo: delayed.undo,
  };
}
