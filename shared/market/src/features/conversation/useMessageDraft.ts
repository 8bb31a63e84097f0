import { useQueryClient } from '@tanstack/react-query';
import {
  forgetFormDraft,
  keepFormDraft,
  readFormDraft,
  useDraftName,
  useServerDraft,
  type DraftValues,
} from '@tree-service/design/drafts';
import { useState } from 'react';
import type { PickedFile } from './attachments/PickedFiles';

/** A message that is being written. */
export interface MessageDraft {
  readonly body: string;
  readonly files: readonly PickedFile[];
}

const KEPT_MS = 60 * 60 * 1000;

function bodyOf(kept: DraftValues | null): string {
  const body = kept?.['body'];
  return typeof body === 'string' ? body : '';
}

/** What was written on this device before; its files could not be kept. */
function writtenBefore(name: string | undefined): MessageDraft {
  return { body: name === undefined ? '' : bodyOf(readFormDraft(name)), files: [] };
}

/**
 * What is being written in one conversation, and how to change it. It outlives the component, so that going to look
 * something up loses nothing, and goes with the cache when the account changes. The words outlive the page, and
 * follow the person to other devices.
 */
export function useMessageDraft(
  conversationId: string,
): [MessageDraft, (change: Partial<MessageDraft>) => void] {
  const queryClient = useQueryClient();
  const queryKey = ['message_drafts', conversationId];
  const name = useDraftName(`message/${conversationId}`);
  const [draft, setDraft] = useState(
    () => queryClient.getQueryData<MessageDraft>(queryKey) ?? writtenBefore(name),
  );
  const show = (changed: Partial<MessageDraft>): MessageDraft => {
    const next = { ...(queryClient.getQueryData<MessageDraft>(queryKey) ?? draft), ...changed };
    queryClient.setQueryDefaults(queryKey, { gcTime: KEPT_MS });
    queryClient.setQueryData(queryKey, next);
    setDraft(next);
    return next;
  };
  const change = (changed: Partial<MessageDraft>) => {
    const { body } = show(changed);
    if (name === undefined) return;
    if (body === '') forgetFormDraft(name);
    else keepFormDraft(name, { body });
  };
  useServerDraft(name, (kept) => show({ body: bodyOf(kept) }));
  return [draft, change];
}
