import type { VendorJob } from '@tree-service/market/api/jobs';
import { Card, color, fontSize, space } from '@tree-service/design';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { HOUR_PX } from './columnStyles';
import { clockInWords, type TimeRange } from './dayClock';
import { DayColumn } from './DayColumn';
import type { CalendarDay } from './entries';
import type { DragHandlers, CalendarSlot, DragState } from './useJobDrag';

const Scroll = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  overflow-x: auto;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Hours = styled.ol<{ $height: number }>`
  position: sticky;
  left: 0;
  z-index: 2;
  flex: none;
  width: 4.5rem;
  height: ${({ $height }) => $height}px;
  margin: 0;
  padding: 0;
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  list-style: none;
  text-align: end;
  & > li {
    height: ${HOUR_PX}px;
    padding: 1px ${space(2)} 0 0;
    line-height: 1.2;
    white-space: nowrap;
  }
`;

export interface TimeGridProps {
  label: string;
  days: readonly CalendarDay[];
  hours: TimeRange;
  today: string;
  timeZone: string;
  helpId: string;
  dragging: DragState | null;
  handlersFor: (job: VendorJob) => DragHandlers;
  onPickSlot: (slot: CalendarSlot) => void;
}

/** The days side by side; on a phone a week scrolls sideways. */
export function TimeGrid({ label, days, hours, today, ...column }: TimeGridProps) {
  const count = (hours.to - hours.from) / 60;
  const frame = useRef<HTMLDivElement>(null);
  const first = days[0]?.day;
  // Where a week is wider than the screen, it starts scrolled to today.
  useEffect(() => {
    const column = frame.current?.querySelector<HTMLElement>(`[data-day="${today}"]`);
    const hoursWidth = frame.current?.querySelector('ol')?.offsetWidth ?? 0;
    const beside = column?.parentElement?.offsetLeft ?? 0;
    if (frame.current) frame.current.scrollLeft = Math.max(0, beside - hoursWidth);
  }, [first, today]);
  return (
    <Card $flush>
      <Scroll ref={frame} role="group" aria-label={label} tabIndex={0}>
        <Hours aria-hidden $height={count * HOUR_PX}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>{clockInWords(hours.from + index * 60)}</li>
          ))}
        </Hours>
        {days.map((shown) => (
          <DayColumn
            key={shown.day}
            shown={shown}
            hours={hours}
            today={shown.day === today}
            {...column}
          />
        ))}
      </Scroll>
    </Card>
  );
}
