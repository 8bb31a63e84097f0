import type { Message } from '@tree-service/shared/api/conversations';
import { space } from '@tree-service/shared/ui';
import { Fragment, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { DayMark } from './DayMark';
import { MessageBubble } from './MessageBubble';
import { messageDays, timeOfDay } from './messageDays';
import { OutgoingMessage } from './OutgoingMessage';
import type { Outbox } from './useOutbox';

const Log = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(3)};
  min-height: 10rem;
  padding: ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Filler = styled.div`
  flex: 1;
`;

/** How far from the end, in px, still counts as reading the end. */
const NEAR_END_PX = 120;

/** What a log of messages shows. */
export interface MessageLogProps {
  readerId: string;
  otherName: string;
  messages: readonly Message[];
  firstUnreadId: string | null;
  outbox: Outbox;
}

/** The messages of a conversation by day, with what is on its way; stays at the end while one reads there. */
export function MessageLog({
  readerId,
  otherName,
  messages,
  firstUnreadId,
  outbox,
}: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const { entries } = outbox;

  useEffect(() => {
    if (isAtEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages.length, entries.length]);

  return (
    <Log
      ref={log}
      role="log"
      aria-label={`Messages with ${otherName}`}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      }}
    >
      <Filler />
      {messageDays(messages, new Date()).map(({ day, label, messages: ofDay }) => (
        <Fragment key={day}>
          <DayMark>{label}</DayMark>
          {ofDay.map(({ id, sender_id, body, created_at }) => (
            <Fragment key={id}>
              {id === firstUnreadId && <DayMark isNew>New</DayMark>}
              <MessageBubble
                isOwn={sender_id === readerId}
                author={sender_id === readerId ? 'You' : otherName}
                body={body}
                note={<time dateTime={created_at}>{timeOfDay(created_at)}</time>}
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
    </Log>
  );
}
