import { newKey } from '@tree-service/domain';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { uploadAttachment } from '../../api/attachments';
import { messagesQuery, sendMessage, withMessage, type Message } from '../../api/conversations';
import { authState, isUnreachable } from '@tree-service/kernel';
import * as v from 'valibot';
import { useEffect, useEffectEvent } from 'react';
import type { PickedFile } from './attachments/PickedFiles';
import { outgoingSchema, type Outgoing } from './outgoing';

/** How far the sending of a message has come. */
type OutgoingStatus = 'sending' | 'waiting_for_connection' | 'failed';

/** A message on its way, as the thread shows it. */
export interface OutboxEntry extends Outgoing {
  status: OutgoingStatus;
  error: unknown;
  /** When it was written, in ms since 1970. */
  at: number;
}

/** What the outbox needs of a mutation's state. */
export interface SendingState {
  status: 'idle' | 'pending' | 'success' | 'error';
  isPaused: boolean;
  variables: unknown;
  error: unknown;
  submittedAt: number;
}

/** The entry a sending shows as; null when it has arrived or is none. */
export function outboxEntry(state: SendingState): OutboxEntry | null {
  if (state.status !== 'pending' && state.status !== 'error') return null;
  const outgoing = v.safeParse(outgoingSchema, state.variables);
  if (!outgoing.success) return null;
  const waiting = state.isPaused ? 'waiting_for_connection' : 'sending';
  return {
    ...outgoing.output,
    status: state.status === 'error' ? 'failed' : waiting,
    error: state.error,
    at: state.submittedAt,
  };
}

const MOST_RETRIES = 2;
const KEPT_MS = 60 * 60 * 1000;

/** Messages on their way in one conversation. */
export interface Outbox {
  entries: OutboxEntry[];
  /** Sends text and files; they stay in the outbox until delivered. */
  send: (body: string, files: readonly PickedFile[]) => void;
  /** Sends a failed message again under the same key. */
  retry: (key: string) => void;
  /** Gives a failed message up. */
  discard: (key: string) => void;
}

async function deliver(conversationId: string, { key, body, files }: Outgoing): Promise<Message> {
  const senderId = authState().user?.id;
  if (senderId === undefined) throw new Error('Please sign in to send this message.');
  const stored = [];
  // One after the other, so that on a thin line some arrive instead of all failing half-way.
  for (const { key: fileKey, name, file } of files) {
    stored.push({ path: await uploadAttachment(senderId, fileKey, file), name });
  }
  return sendMessage(conversationId, body, key, stored);
}

/**
 * What was written and has not arrived yet. It outlives the component and the page, so that a message is
 * still there when people come back to the conversation or load it again.
 */
export function useOutbox(conversationId: string): Outbox {
  const queryClient = useQueryClient();
  const mutationKey = ['messages', conversationId];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (outgoing: Outgoing) => deliver(conversationId, outgoing),
    retry: (failures, error) => failures < MOST_RETRIES && isUnreachable(error),
    gcTime: KEPT_MS,
    onSuccess: (message) => {
      queryClient.setQueryData(messagesQuery(conversationId).queryKey, (known) =>
        withMessage(known, message),
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

  const resume = useEffectEvent((kept: readonly Outgoing[]) => {
    const known = queryClient.getMutationCache().findAll({ mutationKey });
    for (const outgoing of kept) {
      if (!known.some(({ state }) => outboxEntry(state)?.key === outgoing.key)) mutate(outgoing);
    }
  });
  useEffect(() => {
    let isLeft = false;
    const sender = authState().user?.id;
    if (sender === undefined) return undefined;
    const take = async () => {
      const { keepOutbox, keptOutbox } = await import('./outboxStore');
      const kept = await keptOutbox(conversationId, sender);
      keepOutbox(queryClient, () => authState().user?.id);
      if (!isLeft) resume(kept);
    };
    take().catch((cause: unknown) => console.info('Unsent messages could not be read.', cause));
    return () => {
      isLeft = true;
    };
  }, [conversationId, queryClient]);

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
    send: (body, files) => mutate({ key: newKey(), body, files: [...files] }),
    retry: (key) => {
      const failed = takeOut(key);
      if (failed !== null) mutate({ key: failed.key, body: failed.body, files: failed.files });
    },
    discard: (key) => void takeOut(key),
  };
}
