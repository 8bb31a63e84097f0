import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '../auth/authStore';
import { listenToTopic, type LiveEvent } from './liveTopics';

/**
 * Calls `handler` for everything that arrives on a private topic while the component is shown, and
 * with `{ kind: 'reconnected' }` once the line is back after a cut: whatever the component shows should
 * then be read again. Listens to nothing while `topic` is null or nobody is signed in.
 */
export function useLiveTopic(topic: string | null, handler: (event: LiveEvent) => void): void {
  const userId = useAuth((auth) => auth.user?.id ?? null);
  const onEvent = useEffectEvent(handler);
  useEffect(() => {
    if (topic === null || userId === null) return undefined;
    return listenToTopic(topic, (event) => onEvent(event));
  }, [topic, userId]);
}
