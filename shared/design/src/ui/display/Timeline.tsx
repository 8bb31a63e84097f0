import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { fontSize } from '../theme/typography';
import { tones, type Tone } from './tones';

const List = styled.ol`
  padding: 0;
  list-style: none;
`;

const Event = styled.li<{ $tone: Tone }>`
  position: relative;
  padding: 0 0 ${space(5)} ${space(8)};
  &:last-child {
    padding-bottom: 0;
  }
  &::before {
    content: '';
    position: absolute;
    top: 0.375rem;
    left: 0.25rem;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${({ $tone }) => tones[$tone].ink};
    border-radius: 50%;
    background: ${({ $tone }) => tones[$tone].ground};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 1.375rem;
    bottom: -0.125rem;
    left: 0.5625rem;
    width: 2px;
    background: ${color.border};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(4)};
`;

const Time = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  white-space: nowrap;
`;

const Words = styled.div`
  color: ${color.textMuted};
`;

/** Something that happened. */
export interface TimelineEvent {
  readonly id: string;
  readonly title: ReactNode;
  /** Already written out for people. */
  readonly time: string;
  /** ISO-8601, for machines. */
  readonly dateTime?: string;
  readonly text?: ReactNode;
  readonly tone?: Tone;
}

/** Events in the order given, each with its time. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <List>
      {events.map(({ id, title, time, dateTime, text, tone = 'brand' }) => (
        <Event key={id} $tone={tone}>
          <Line>
            <strong>{title}</strong>
            <Time as="time" dateTime={dateTime}>
              {time}
            </Time>
          </Line>
          {text && <Words>{text}</Words>}
        </Event>
      ))}
    </List>
  );
}
