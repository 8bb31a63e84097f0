import type { VendorJob } from '@tree-service/market/api/jobs';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { HOUR_PX } from './columnStyles';
import { DAY_MINUTES, type TimeRange } from './dayClock';
import { addDays } from './days';

/** Minutes; jobs start on the quarter hour. */
const STEP = 15;
/** Pixels a pointer moves before a press becomes a drag. */
const DRAG_PX = 6;

/** `from` is in minutes past midnight. */
export interface CalendarSlot {
  day: string;
  from: number;
}

/** `slot` is null while the pointer is outside the calendar. */
export interface DragState {
  job: VendorJob;
  slot: CalendarSlot | null;
  /** Null while moving by keyboard or click. */
  pointer: { x: number; y: number } | null;
}

export interface DragHandlers {
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
}

const snapped = (minutes: number, { from, to }: TimeRange): number =>
  Math.min(Math.max(Math.round(minutes / STEP) * STEP, from), Math.min(to, DAY_MINUTES) - STEP);

/** Minutes past midnight at a vertical position of a day's column. */
export function minutesAt(column: Element, clientY: number, hours: TimeRange): number {
  const passed = ((clientY - column.getBoundingClientRect().top) / HOUR_PX) * 60;
  return snapped(hours.from + Math.max(passed, 0), hours);
}

function slotUnder(x: number, y: number, hours: TimeRange): CalendarSlot | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  const day = column?.dataset['day'];
  return column && day ? { day, from: minutesAt(column, y, hours) } : null;
}

function moved(slot: CalendarSlot, key: string, hours: TimeRange): CalendarSlot | null {
  const later = (minutes: number) => ({ ...slot, from: snapped(slot.from + minutes, hours) });
  switch (key) {
    case 'ArrowDown':
      return later(STEP);
    case 'ArrowUp':
      return later(-STEP);
    case 'PageDown':
      return later(60);
    case 'PageUp':
      return later(-60);
    case 'ArrowRight':
      return { ...slot, day: addDays(slot.day, 1) };
    case 'ArrowLeft':
      return { ...slot, day: addDays(slot.day, -1) };
    default:
      return null;
  }
}

export interface JobDragOptions {
  hours: TimeRange;
  /** The slot a job starts from when its handle is pressed. */
  startAt: (job: VendorJob) => CalendarSlot;
  /** Scrolls a day into view; false when the job cannot go there. */
  onShowDay: (day: string, job: VendorJob) => boolean;
  onDrop: (job: VendorJob, slot: CalendarSlot) => void;
}

/**
 * Moves a job in the calendar: by dragging its handle, or, after pressing the handle, with the
 * arrow keys (Enter drops, Escape cancels) or by clicking a time.
 */
export function useJobDrag({ hours, startAt, onShowDay, onDrop }: JobDragOptions) {
  const [dragging, setDragging] = useState<DragState | null>(null);
  const press = useRef<{ x: number; y: number; dragged: boolean } | null>(null);
  const endedDrag = useRef(false);

  const cancel = () => setDragging(null);
  const drop = (job: VendorJob, slot: CalendarSlot) => {
    setDragging(null);
    onDrop(job, slot);
  };

  const handlersFor = (job: VendorJob): DragHandlers => ({
    onClick: (event) => {
      // Otherwise the column below would handle the click too.
      event.stopPropagation();
      // The browser fires a click at the end of a drag.
      if (endedDrag.current) endedDrag.current = false;
      else if (dragging?.job.id !== job.id) setDragging({ job, slot: startAt(job), pointer: null });
      else if (dragging.slot) drop(job, dragging.slot);
    },
    onKeyDown: (event) => {
      endedDrag.current = false;
      if (dragging?.job.id !== job.id || dragging.slot === null) return;
      if (event.key === 'Escape') cancel();
      const slot = moved(dragging.slot, event.key, hours);
      if (!slot) return;
      event.preventDefault();
      if (onShowDay(slot.day, job)) setDragging({ ...dragging, slot });
    },
    onPointerDown: (event) => {
      endedDrag.current = false;
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      press.current = { x: event.clientX, y: event.clientY, dragged: false };
    },
    onPointerMove: ({ clientX: x, clientY: y }) => {
      if (!press.current) return;
      press.current.dragged ||= Math.hypot(x - press.current.x, y - press.current.y) > DRAG_PX;
      if (press.current.dragged) {
        setDragging({ job, slot: slotUnder(x, y, hours), pointer: { x, y } });
      }
    },
    onPointerUp: ({ clientX: x, clientY: y }) => {
      const dragged = press.current?.dragged === true;
      press.current = null;
      if (!dragged) return;
      endedDrag.current = true;
      const slot = slotUnder(x, y, hours);
      if (slot) drop(job, slot);
      else cancel();
    },
    onPointerCancel: () => {
      press.current = null;
      cancel();
    },
  });

  return { dragging, handlersFor, drop, cancel };
}
