import { useEffect, useEffectEvent } from 'react';
import { useAuth, useViewing } from '../auth/authStore';
import { subscribeToTopic, type LiveEvent } from './liveTopics';

/**
 * Calls `handler` for each message on a private topic while the component is mounted, and with
 * `{ kind: 'reconnected' }` after a lost connection: read again what the component shows. Does nothing
 * while `topic` is null, no one is signed in, or someone else's pages are viewed.
 */
export function useLiveTopic(topic: string | null, handler: (event: LiveEvent) => void): void {
  const userId = useAuth((auth) => auth.user?.id ?? null);
  const isViewing = useViewing() !== null;
  const onEvent = useEffectEvent(handler);
  useEffect(() => {
    if (topic === null || userId === null || isViewing) return undefined;
    return subscribeToTopic(topic, (event) => onEvent(event));
  }, [topic, userId, isViewing]);
}
