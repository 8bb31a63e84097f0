import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeclineLead } from './useLeadActions';

/** How long a decline can be taken back before it is sent, in milliseconds. */
export const UNDO_MS = 6000;

/** A decline that waits to be sent, and the two ways out of it. */
export interface Decline {
  /** The reason given, while it can still be taken back or is on its way. */
  reason: string | null;
  isSending: boolean;
  start: (reason: string) => void;
  undo: () => void;
}

/**
 * Declines an offer with a moment to take it back. Once sent, the next Pro is asked and nothing can be
 * undone; so it is sent when the moment is over, or at once when the Pro leaves.
 */
export function useDecline(leadId: string): Decline {
  const [reason, setReason] = useState<string | null>(null);
  const waiting = useRef<{ reason: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const { mutate, isPending } = useDeclineLead(() => setReason(null));

  const send = useCallback(() => {
    const given = waiting.current;
    if (given === null) return;
    clearTimeout(given.timer);
    waiting.current = null;
    mutate({ leadId, reason: given.reason }, { onError: () => setReason(null) });
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
    start: (given) => {
      if (waiting.current !== null) clearTimeout(waiting.current.timer);
      waiting.current = { reason: given, timer: setTimeout(send, UNDO_MS) };
      setReason(given);
    },
    undo: () => {
      if (waiting.current === null) return;
      clearTimeout(waiting.current.timer);
      waiting.current = null;
      setReason(null);
    },
  };
}
