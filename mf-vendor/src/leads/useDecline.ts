import { useCallback, useEffect, useRef, useState } from 'react';
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

/**
 * Declines an offer with time to undo. A sent decline is final, because the offer goes to the next
 * Pro; it is sent when the time is over, or immediately when the Pro leaves the page.
 */
export function useDecline(leadId: string): Decline {
  const [reason, setReason] = useState<string | null>(null);
  const pending = useRef<{ reason: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const { mutate, isPending } = useDeclineLead(() => setReason(null));

  const send = useCallback(() => {
    const declined = pending.current;
    if (declined === null) return;
    clearTimeout(declined.timer);
    pending.current = null;
    mutate({ leadId, reason: declined.reason }, { onError: () => setReason(null) });
  }, [leadId, mutate]);

  useEffect(() => {
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [send]);

  return {
    reason,
    isSending: isPending,
    start: (chosen) => {
      if (pending.current !== null) clearTimeout(pending.current.timer);
      pending.current = { reason: chosen, timer: setTimeout(send, UNDO_MS) };
      setReason(chosen);
    },
    undo: () => {
      if (pending.current === null) return;
      clearTimeout(pending.current.timer);
      pending.current = null;
      setReason(null);
    },
  };
}
