import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PickedFile } from './attachments/pickedFile';

/** A message that is being written. */
export interface MessageDraft {
  readonly body: string;
  readonly files: readonly PickedFile[];
}

const NOTHING: MessageDraft = { body: '', files: [] };
const KEPT_MS = 60 * 60 * 1000;

/**
 * What is being written in one conversation, and how to change it. It outlives the component, so that
 * going to look something up loses nothing, and goes with the cache when the account changes.
 */
export function useMessageDraft(
  conversationId: string,
): [MessageDraft, (change: Partial<MessageDraft>) => void] {
  const queryClient = useQueryClient();
  const queryKey = ['message_drafts', conversationId];
  const [draft, setDraft] = useState(
    () => queryClient.getQueryData<MessageDraft>(queryKey) ?? NOTHING,
  );
  const change = (changed: Partial<MessageDraft>) => {
    const next = { ...(queryClient.getQueryData<MessageDraft>(queryKey) ?? NOTHING), ...changed };
    queryClient.setQueryDefaults(queryKey, { gcTime: KEPT_MS });
    queryClient.setQueryData(queryKey, next);
    setDraft(next);
  };
  return [draft, change];
}
