import { newKey } from '@tree-service/shared/domain';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { messagesQuery, sendMessage } from '@tree-service/shared/api/conversations';
import { isUnreachable } from '@tree-service/shared/runtime';
import { outboxEntry, type OutboxEntry, type Outgoing } from './outbox';

const MOST_RETRIES = 2;
const KEPT_MS = 60 * 60 * 1000;

/** Messages on their way in one conversation. */
export interface Outbox {
  entries: OutboxEntry[];
  /** Sends a text; it stays in the outbox until it has arrived. */
  send: (body: string) => void;
  /** Sends a failed message again under the same key. */
  retry: (key: string) => void;
  /** Gives a failed message up. */
  discard: (key: string) => void;
}

/**
 * What was written and has not arrived yet. It outlives the component, so that a failed message is
 * still there when people come back to the conversation.
 */
export function useOutbox(conversationId: string): Outbox {
  const queryClient = useQueryClient();
  const mutationKey = ['messages', conversationId];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ key, body }: Outgoing) => sendMessage(conversationId, body, key),
    retry: (failures, error) => failures < MOST_RETRIES && isUnreachable(error),
    gcTime: KEPT_MS,
    onSuccess: (message) => {
      queryClient.setQueryData(messagesQuery(conversationId).queryKey, (known) =>
        known?.some(({ id }) => id === message.id) ? known : [...(known ?? []), message],
      );
      for (const key of ['conversations', 'requests', 'leads']) {
        void queryClient.invalidateQueries({ queryKey: [key] });
      }
    },
  });
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => outboxEntry(state),
  });
  const entries = states.filter((entry) => entry !== null);

  const takeOut = (key: string): Outgoing | null => {
    const cache = queryClient.getMutationCache();
    const failed = cache
      .findAll({ mutationKey, status: 'error' })
      .find(({ state }) => outboxEntry(state)?.key === key);
    if (failed === undefined) return null;
    cache.remove(failed);
    return outboxEntry(failed.state);
  };

  return {
    entries,
    send: (body) => mutate({ key: newKey(), body }),
    retry: (key) => {
      const failed = takeOut(key);
      if (failed !== null) mutate({ key: failed.key, body: failed.body });
    },
    discard: (key) => void takeOut(key),
  };
}
