import type { VendorJob } from '@tree-service/market/api/jobs';
import { color, fontSize, space, VisuallyHidden } from '@tree-service/design';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Column, Free, Ghost, HOUR_PX } from './columnStyles';
import { clockChangeInWords, clockChangeOn, clockInWords, type TimeRange } from './dayClock';
import { dayInShort, dayInWords } from './days';
import { fits, type CalendarDay } from './entries';
import { EntryBlock } from './EntryBlock';
import { minutesAt, type DragHandlers, type CalendarSlot, type DragState } from './useJobDrag';

const Frame = styled.section`
  flex: 1 0 7.5rem;
  min-width: 0;
`;

const Head = styled.header<{ $today: boolean }>`
  min-height: 2.5rem;
  padding: ${space(2)};
  border-bottom: 1px solid ${color.border};
  border-left: 1px solid ${color.border};
  color: ${({ $today }) => ($today ? color.brandText : color.text)};
  font-weight: ${({ $today }) => ($today ? 750 : 600)};
  text-align: center;
  & > h3 {
    font: inherit;
  }
  & > p {
    color: ${color.warning};
    font-size: ${fontSize.xs};
    font-weight: 500;
    line-height: 1.35;
  }
`;

const Entries = styled.ul`
  margin: 0;
  padding: 0;
`;

const inWords = (ranges: readonly TimeRange[]): string =>
  ranges.length === 0
    ? 'No free time.'
    : `Free ${ranges.map(({ from, to }) => `${clockInWords(from)} to ${clockInWords(to)}`).join(', ')}.`;

/** "Monday, Nov 23, 9:00 AM, free". */
export function slotInWords(
  { day, from }: CalendarSlot,
  job: VendorJob,
  shown: CalendarDay,
): string {
  const to = from + job.planned_hours * 60;
  const standing = fits({ from, to }, shown.free) === 'free' ? 'free' : 'not free';
  return `${dayInWords(day)}, ${clockInWords(from)}, ${standing}`;
}

export interface DayColumnProps {
  shown: CalendarDay;
  hours: TimeRange;
  today: boolean;
  timeZone: string;
  helpId: string;
  dragging: DragState | null;
  handlersFor: (job: VendorJob) => DragHandlers;
  onPickSlot: (slot: CalendarSlot) => void;
}

export function DayColumn({
  shown,
  hours,
  today,
  timeZone,
  helpId,
  dragging,
  handlersFor,
  onPickSlot,
}: DayColumnProps) {
  const { day, free, entries } = shown;
  const change = clockChangeOn(day, timeZone);
  const px = (minutes: number): number => (minutes / 60) * HOUR_PX;
  const ghost = dragging?.slot?.day === day ? dragging.slot : null;
  const choosing = dragging !== null && dragging.pointer === null;
  const choose = (event: MouseEvent<HTMLDivElement>) => {
    if (choosing) onPickSlot({ day, from: minutesAt(event.currentTarget, event.clientY, hours) });
  };
  return (
    <Frame aria-label={dayInWords(day)}>
      <Head $today={today}>
        <h3>
          <span aria-hidden>{dayInShort(day)}</span>
          <VisuallyHidden>
            {dayInWords(day)}
            {today && ' (today)'}
          </VisuallyHidden>
        </h3>
        {change && <p>{clockChangeInWords(change)}</p>}
      </Head>
      <Column
        data-day={day}
        $height={px(hours.to - hours.from)}
        $dropping={choosing}
        onClick={choose}
      >
        <VisuallyHidden>{inWords(free)}</VisuallyHidden>
        {free.map(({ from, to }) => (
          <Free key={from} $top={px(from - hours.from)} $height={px(to - from)} />
        ))}
        {entries.length > 0 && (
          <Entries>
            {entries.map((entry) => (
              <EntryBlock
                key={entry.kind === 'job' ? entry.job.id : entry.block.id}
                entry={entry}
                top={hours.from}
                timeZone={timeZone}
                helpId={helpId}
                active={entry.kind === 'job' && dragging?.job.id === entry.job.id}
                handlersFor={handlersFor}
              />
            ))}
          </Entries>
        )}
        {ghost && dragging && (
          <Ghost
            $top={px(ghost.from - hours.from)}
            $height={px(Math.min(dragging.job.planned_hours * 60, hours.to - ghost.from))}
            $fits={
              fits({ from: ghost.from, to: ghost.from + dragging.job.planned_hours * 60 }, free) ===
              'free'
            }
          >
            {clockInWords(ghost.from)}
          </Ghost>
        )}
      </Column>
    </Frame>
  );
}
