import type { Message } from '../../api/conversations';
import { NextPage, type FurtherPages } from '@tree-service/design/hooks';
import { Button, color, fontSize, HStack, space, Text } from '@tree-service/design';
import { timeInZone } from '@tree-service/domain';
import { Fragment, useRef } from 'react';
import styled from 'styled-components';
import { messageOf } from '@tree-service/kernel';
import { MessageAttachments } from './attachments/MessageAttachments';
import { MessageBubble } from './MessageBubble';
import { messageDays } from './messageDays';
import { ReportMessage, type MessageReports } from './ReportMessage';
import { useLogScroll } from './useLogScroll';
import type { Outbox, OutboxEntry } from './useOutbox';
import { FileTile } from './attachments/PickedFiles';

const Log = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 10rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* useLogScroll keeps the place; browsers that do so too would move it twice. */
  overflow-anchor: none;
`;

const Lines = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(4)};
`;

const Filler = styled.div`
  flex: 1;
`;

const DayLine = styled.p<{ $isNew: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-block: ${space(2)};
  color: ${({ $isNew }) => ($isNew ? color.accent : color.textMuted)};
  font-size: ${fontSize.xs};
  font-weight: 600;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${({ $isNew }) => ($isNew ? color.accent : color.border)};
  }
`;

/** A line across the conversation: a new day, or where unread messages begin. */
function DayMark({ children, isNew = false }: { children: string; isNew?: boolean }) {
  return <DayLine $isNew={isNew}>{children}</DayLine>;
}

/** A message on its way: how sending is doing, and after a failure what can be done about it. */
function OutgoingMessage({
  entry,
  onRetry,
  onDiscard,
}: {
  entry: OutboxEntry;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const files = entry.files.map((file) => <FileTile key={file.key} picked={file} />);
  if (entry.status !== 'failed') {
    const note = entry.status === 'sending' ? 'Sending…' : 'Waiting for your connection';
    return <MessageBubble isOwn author="You" body={entry.body} files={files} note={note} isFaint />;
  }
  const note = (
    <HStack $gap={2} $wrap $justify="end">
      <Text as="span" size="xs" tone="danger">
        Not sent. {messageOf(entry.error)}
      </Text>
      <Button variant="link" size="sm" onClick={onRetry}>
        Try Again
      </Button>
      <Button variant="link" size="sm" onClick={onDiscard}>
        Remove
      </Button>
    </HStack>
  );
  return <MessageBubble isOwn author="You" body={entry.body} files={files} note={note} />;
}

export interface MessageLogProps {
  readerId: string;
  otherName: string;
  /** Of the property: both sides read the same times. */
  timeZone: string;
  messages: readonly Message[];
  firstUnreadId: string | null;
  older: FurtherPages;
  outbox: Outbox;
  reports: MessageReports;
}

/** The messages of a conversation by day, with unsent ones; keeps the end in view while there. */
export function MessageLog({
  readerId,
  otherName,
  timeZone,
  messages,
  firstUnreadId,
  older,
  outbox,
  reports,
}: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const { entries } = outbox;
  const keepPlace = useLogScroll(log, {
    firstId: messages[0]?.id,
    count: messages.length + entries.length,
    outgoing: entries.length,
  });

  return (
    <Log
      ref={log}
      role="log"
      aria-label={`Messages with ${otherName}`}
      tabIndex={0}
      aria-busy={older.isFetchingNextPage}
      onScroll={keepPlace}
    >
      <Lines>
        <NextPage pages={older} label="Load older messages" variant="link" />
        <Filler />
        {messages.length + entries.length === 0 && <Text tone="muted">No messages yet.</Text>}
        {messageDays(messages, new Date(), timeZone).map(({ day, label, messages: ofDay }) => (
          <Fragment key={day}>
            <DayMark>{label}</DayMark>
            {ofDay.map(({ id, sender_id, body, created_at, masked, removed, attachments = [] }) => (
              <Fragment key={id}>
                {id === firstUnreadId && <DayMark isNew>New</DayMark>}
                <MessageBubble
                  isOwn={sender_id === readerId}
                  author={sender_id === readerId ? 'You' : otherName}
                  body={body}
                  files={attachments.length > 0 && <MessageAttachments attachments={attachments} />}
                  isMasked={masked}
                  isRemoved={removed}
                  note={
                    <>
                      <time dateTime={created_at}>{timeInZone(created_at, timeZone)}</time>{' '}
                      {sender_id !== readerId && !removed && (
                        <ReportMessage
                          messageId={id}
                          author={otherName}
                          time={timeInZone(created_at, timeZone)}
                          standing={reports.standingOf(id)}
                          onReport={(reason) => reports.report(id, reason)}
                        />
                      )}
                    </>
                  }
                />
              </Fragment>
            ))}
          </Fragment>
        ))}
        {entries.map((entry) => (
          <OutgoingMessage
            key={entry.key}
            entry={entry}
            onRetry={() => outbox.retry(entry.key)}
            onDiscard={() => outbox.discard(entry.key)}
          />
        ))}
      </Lines>
    </Log>
  );
}
