import { ATTACHMENTS_AT_MOST } from '../../api/attachments';
import type { LeadState } from '@tree-service/domain';
import { FileRefusals, useFileIntake } from '@tree-service/design/forms';
import { useCloseQuestion } from '@tree-service/design/drafts';
import { Button, color, space, Text, TextAreaInput, VisuallyHidden } from '@tree-service/design';
import { Paperclip, SendHorizontal } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useId,
  useRef,
} from 'react';
import styled from 'styled-components';
import { PickedFiles, pickFile, type PickedFile } from './attachments/PickedFiles';
import { ContactNotice } from '../contactNotice';
import { QuickReplies } from './QuickReplies';
import { useMessageDraft } from './useMessageDraft';

const MOST_CHARACTERS = 4000;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(4)};
  border-top: 1px solid ${color.border};
`;

const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space(1)};
`;

const Words = styled(TextAreaInput)`
  flex: 1;
  min-width: 0;
  min-height: 2.75rem;
  max-height: 10rem;
  resize: none;
`;

export interface ComposerProps {
  conversationId: string;
  leadState: LeadState;
  otherName: string;
  /** Who writes. */
  side: 'owner' | 'vendor';
  /** What people should know before they write, while contact is not shared. */
  hint: string | null;
  onSend: (body: string, files: readonly PickedFile[]) => void;
}

function hasKeyboard(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}

/** Chooses photos and PDFs from the device; on a phone also from its camera. */
function AttachButton({
  isFull,
  onTake,
}: {
  /** As many as one message takes are chosen. */
  isFull: boolean;
  onTake: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = Array.from(event.target.files ?? []);
    // The same file chosen again must count as a change.
    event.target.value = '';
    onTake(chosen);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Add photos or PDFs"
        disabled={isFull}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden size={20} />
      </Button>
      <VisuallyHidden as="div" hidden>
        <input
          ref={input}
          type="file"
          accept="image/*,application/pdf"
          multiple
          tabIndex={-1}
          aria-label="Photos or PDFs"
          onChange={choose}
        />
      </VisuallyHidden>
    </>
  );
}

/**
 * Where a message is written, with photos and PDFs chosen, dropped or pasted. Enter sends where there
 * is a keyboard, Shift and Enter starts a new line.
 */
export function Composer({
  conversationId,
  leadState,
  otherName,
  side,
  hint,
  onSend,
}: ComposerProps) {
  const [{ body, files }, change] = useMessageDraft(conversationId);
  const { take, remove, working, refusals } = useFileIntake({
    value: files,
    onChange: (picked) => change({ files: picked }),
    max: ATTACHMENTS_AT_MOST,
    noun: 'file',
    prepare: pickFile,
  });
  useCloseQuestion(files.length > 0);
  const id = useId();
  const words = body.trim();
  const isTooLong = words.length > MOST_CHARACTERS;
  const isReady = (words !== '' || files.length > 0) && !isTooLong && working === 0;

  const send = () => {
    if (!isReady) return;
    onSend(words, files);
    change({ body: '', files: [] });
  };
  const pressKey = (event: KeyboardEvent) => {
    const isTyping = event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || event.shiftKey || isTyping || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  const bring = (event: ClipboardEvent | DragEvent, brought: DataTransfer) => {
    if (brought.files.length === 0) return;
    event.preventDefault();
    void take(Array.from(brought.files));
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => bring(event, event.dataTransfer)}
    >
      <PickedFiles files={files} working={working} onRemove={remove} />
      <FileRefusals messages={refusals} />
      {words === '' && (
        <QuickReplies leadState={leadState} onChoose={(text) => change({ body: text })} />
      )}
      <Line>
        <AttachButton
          isFull={files.length + working >= ATTACHMENTS_AT_MOST}
          onTake={(chosen) => void take(chosen)}
        />
        <Words
          aria-label={`Message to ${otherName}`}
          aria-describedby={hint === null ? undefined : `${id}-hint`}
          aria-invalid={isTooLong || undefined}
          placeholder="Write a message"
          rows={1}
          value={body}
          onChange={(event) => change({ body: event.target.value })}
          onKeyDown={pressKey}
          onPaste={(event) => bring(event, event.clipboardData)}
        />
        <Button type="submit" size="icon" aria-label="Send" aria-disabled={!isReady}>
          <SendHorizontal aria-hidden size={20} />
        </Button>
      </Line>
      {isTooLong && (
        <Text size="sm" tone="danger" role="alert">
          A message has at most {MOST_CHARACTERS} characters. Please shorten it.
        </Text>
      )}
      {words !== '' && (
        <Text size="xs" tone="muted" role="status">
          Draft saved{files.length > 0 && ', without its files'}
        </Text>
      )}
      {hint !== null && <ContactNotice text={words} side={side} />}
      {hint !== null && (
        <Text size="xs" tone="muted" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
    </Form>
  );
}
