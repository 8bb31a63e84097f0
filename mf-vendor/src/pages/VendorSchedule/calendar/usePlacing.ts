import type { VendorJob } from '@tree-service/market/api/jobs';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { HOUR_PX } from './columnStyles';
import { DAY_MINUTES, type Stretch } from './dayClock';
import { addDays } from './days';

/** Jobs start on a quarter of an hour. */
const STEP = 15;
/** How far a pointer moves before a press becomes a drag, in px. */
const DRAG_PX = 6;

/** A place in the calendar: a day and minutes past midnight. */
export interface Place {
  day: string;
  from: number;
}

/** A job on its way to a place: null while the pointer is over none. */
export interface Placing {
  job: VendorJob;
  place: Place | null;
  /** Where the pointer is, while one drags. */
  pointer: { x: number; y: number } | null;
}

/** What a grip listens to. */
export interface GripHandlers {
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
}

const snapped = (minutes: number, { from, to }: Stretch): number =>
  Math.min(Math.max(Math.round(minutes / STEP) * STEP, from), Math.min(to, DAY_MINUTES) - STEP);

/** The minutes past midnight at a height of a day's column. */
export function minutesAt(column: Element, clientY: number, hours: Stretch): number {
  const passed = ((clientY - column.getBoundingClientRect().top) / HOUR_PX) * 60;
  return snapped(hours.from + Math.max(passed, 0), hours);
}

function placeUnder(x: number, y: number, hours: Stretch): Place | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  const day = column?.dataset['day'];
  return column && day ? { day, from: minutesAt(column, y, hours) } : null;
}

function moved(place: Place, key: string, hours: Stretch): Place | null {
  const later = (minutes: number) => ({ ...place, from: snapped(place.from + minutes, hours) });
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
      return { ...place, day: addDays(place.day, 1) };
    case 'ArrowLeft':
      return { ...place, day: addDays(place.day, -1) };
    default:
      return null;
  }
}

/**
 * Takes a job to a place in the calendar: dragged by its grip with a pointer, or, after the grip was
 * pressed, moved with the arrow keys (Enter drops, Escape puts it back) or dropped where one clicks.
 */
export function usePlacing({
  hours,
  startAt,
  onShowDay,
  onDrop,
}: {
  hours: Stretch;
  /** Where a job begins its way when its grip is pressed. */
  startAt: (job: VendorJob) => Place;
  /** Brings a day into view; false when the job cannot go there. */
  onShowDay: (day: string, job: VendorJob) => boolean;
  onDrop: (job: VendorJob, place: Place) => void;
}) {
  const [placing, setPlacing] = useState<Placing | null>(null);
  const press = useRef<{ x: number; y: number; dragged: boolean } | null>(null);
  const endedDrag = useRef(false);

  const cancel = () => setPlacing(null);
  const drop = (job: VendorJob, place: Place) => {
    setPlacing(null);
    onDrop(job, place);
  };

  const gripOf = (job: VendorJob): GripHandlers => ({
    onClick: (event) => {
      // The column beneath would take it for a place chosen in it.
      event.stopPropagation();
      // The click that ends a drag is none.
      if (endedDrag.current) endedDrag.current = false;
      else if (placing?.job.id !== job.id) setPlacing({ job, place: startAt(job), pointer: null });
      else if (placing.place) drop(job, placing.place);
    },
    onKeyDown: (event) => {
      endedDrag.current = false;
      if (placing?.job.id !== job.id || placing.place === null) return;
      if (event.key === 'Escape') cancel();
      const place = moved(placing.place, event.key, hours);
      if (!place) return;
      event.preventDefault();
      if (onShowDay(place.day, job)) setPlacing({ ...placing, place });
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
        setPlacing({ job, place: placeUnder(x, y, hours), pointer: { x, y } });
      }
    },
    onPointerUp: ({ clientX: x, clientY: y }) => {
      const dragged = press.current?.dragged === true;
      press.current = null;
      if (!dragged) return;
      endedDrag.current = true;
      const place = placeUnder(x, y, hours);
      if (place) drop(job, place);
      else cancel();
    },
    onPointerCancel: () => {
      press.current = null;
      cancel();
    },
  });

  return { placing, gripOf, drop, cancel };
}
