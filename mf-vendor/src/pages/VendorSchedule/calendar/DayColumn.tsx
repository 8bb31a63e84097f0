import type { VendorJob } from '@tree-service/market/api/jobs';
import { color, fontSize, space, VisuallyHidden } from '@tree-service/design';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Column, Free, Ghost, HOUR_PX } from './columnStyles';
import { clockChangeInWords, clockChangeOn, clockInWords, type Stretch } from './dayClock';
import { dayInShort, dayInWords } from './days';
import { fits, type CalendarDay } from './entries';
import { EntryBlock } from './EntryBlock';
import { minutesAt, type GripHandlers, type Place, type Placing } from './usePlacing';

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

const inWords = (stretches: readonly Stretch[]): string =>
  stretches.length === 0
    ? 'No free time.'
    : `Free ${stretches.map(({ from, to }) => `${clockInWords(from)} to ${clockInWords(to)}`).join(', ')}.`;

/** How a place suits a job, in words: "9:00 AM, free". */
export function placeInWords({ day, from }: Place, job: VendorJob, shown: CalendarDay): string {
  const to = from + job.planned_hours * 60;
  const standing = fits({ from, to }, shown.free) === 'free' ? 'free' : 'not free';
  return `${dayInWords(day)}, ${clockInWords(from)}, ${standing}`;
}

/** One day of the calendar from its first to its last shown hour. */
export function DayColumn({
  shown,
  hours,
  today,
  timeZone,
  helpId,
  placing,
  gripOf,
  onPlace,
}: {
  shown: CalendarDay;
  hours: Stretch;
  today: boolean;
  timeZone: string;
  helpId: string;
  placing: Placing | null;
  gripOf: (job: VendorJob) => GripHandlers;
  onPlace: (place: Place) => void;
}) {
  const { day, free, entries } = shown;
  const change = clockChangeOn(day, timeZone);
  const px = (minutes: number): number => (minutes / 60) * HOUR_PX;
  const ghost = placing?.place?.day === day ? placing.place : null;
  const choosing = placing !== null && placing.pointer === null;
  const choose = (event: MouseEvent<HTMLDivElement>) => {
    if (choosing) onPlace({ day, from: minutesAt(event.currentTarget, event.clientY, hours) });
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
                active={entry.kind === 'job' && placing?.job.id === entry.job.id}
                gripOf={gripOf}
              />
            ))}
          </Entries>
        )}
        {ghost && placing && (
          <Ghost
            $top={px(ghost.from - hours.from)}
            $height={px(Math.min(placing.job.planned_hours * 60, hours.to - ghost.from))}
            $fits={
              fits({ from: ghost.from, to: ghost.from + placing.job.planned_hours * 60 }, free) ===
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
