import { useQueryClient } from '@tanstack/react-query';
import { forgetFormDraft, keepFormDraft, readFormDraft } from '@tree-service/design/drafts';
import { useState } from 'react';
import type { PickedFile } from './attachments/pickedFile';

/** A message that is being written. */
export interface MessageDraft {
  readonly body: string;
  readonly files: readonly PickedFile[];
}

const KEPT_MS = 60 * 60 * 1000;

/** What was written on this device before; its files could not be kept. */
function writtenBefore(name: string): MessageDraft {
  const body = readFormDraft(name)?.['body'];
  return { body: typeof body === 'string' ? body : '', files: [] };
}

/**
 * What is being written in one conversation, and how to change it. It outlives the component, so that going to look
 * something up loses nothing, and goes with the cache when the account changes. The words outlive the page.
 */
export function useMessageDraft(
  conversationId: string,
): [MessageDraft, (change: Partial<MessageDraft>) => void] {
  const queryClient = useQueryClient();
  const queryKey = ['message_drafts', conversationId];
  const name = `message/${conversationId}`;
  const [draft, setDraft] = useState(
    () => queryClient.getQueryData<MessageDraft>(queryKey) ?? writtenBefore(name),
  );
  const change = (changed: Partial<MessageDraft>) => {
    const next = { ...(queryClient.getQueryData<MessageDraft>(queryKey) ?? draft), ...changed };
    queryClient.setQueryDefaults(queryKey, { gcTime: KEPT_MS });
    queryClient.setQueryData(queryKey, next);
    if (next.body === '') forgetFormDraft(name);
    else keepFormDraft(name, { body: next.body });
    setDraft(next);
  };
  return [draft, change];
}
