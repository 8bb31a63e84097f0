import { color, VisuallyHidden } from '@tree-service/design';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { formatDistance } from './distanceWords';
import { formatPosition, movedBy, type GeoPoint } from './geography';
import { isInView, useMapFrame, type Pixel } from './MapFrame';
import { metersPerPixel } from './mercator';

const STEPS_M = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const ABOUT_PX = 8;

/** How far one arrow key moves a pin, in meters: a round figure that is about 8 px on the map. */
function pinStep(metersPerPx: number): number {
  return STEPS_M.find((step) => step >= metersPerPx * ABOUT_PX) ?? 10_000;
}

const EDGE_PX = 48;

const Pin = styled.div`
  position: absolute;
  z-index: 1;
  display: grid;
  place-items: end center;
  width: 2.75rem;
  height: 3rem;
  margin: -3rem 0 0 -1.375rem;
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
  & path {
    fill: ${color.accent};
    stroke: ${color.surface};
    stroke-width: 1.5;
  }
  & circle {
    fill: ${color.onAccent};
  }
`;

const moves: Readonly<Record<string, { name: string; north: number; east: number }>> = {
  ArrowUp: { name: 'north', north: 1, east: 0 },
  ArrowDown: { name: 'south', north: -1, east: 0 },
  ArrowLeft: { name: 'west', north: 0, east: -1 },
  ArrowRight: { name: 'east', north: 0, east: 1 },
};

/** A pin people move. */
export interface MapPinProps {
  /** What the pin marks, for screen readers. */
  label: string;
  position: GeoPoint;
  onMove: (position: GeoPoint) => void;
  /** Gets focus when it appears, so that arrow keys move it right away. */
  autoFocus?: boolean;
}

interface Drag {
  readonly from: Pixel;
  readonly pin: Pixel;
}

/** A pin that is dragged, or moved by the arrow keys: some meters a press, ten times that with Shift. */
export function MapPin({ label, position, onMove, autoFocus = false }: MapPinProps) {
  const frame = useMapFrame();
  const hintId = useId();
  const [drag, setDrag] = useState<Drag | null>(null);
  const [dragged, setDragged] = useState<Pixel | null>(null);
  const [said, setSaid] = useState('');
  const pin = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (autoFocus) pin.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  const at = dragged ?? frame.toPixel(position);
  const step = pinStep(metersPerPixel(position.latitude, frame.zoom));

  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const meters = event.shiftKey ? step * 10 : step;
    const moved = movedBy(position, { north: move.north * meters, east: move.east * meters });
    onMove(moved);
    setSaid(`Moved ${formatDistance(meters)} ${move.name}. Now at ${formatPosition(moved)}.`);
    if (!isInView(frame, moved, EDGE_PX)) frame.show(moved);
  };
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: { x: event.clientX, y: event.clientY }, pin: frame.toPixel(position) });
  };
  const pull = (event: PointerEvent) => {
    if (drag === null) return;
    const x = drag.pin.x + event.clientX - drag.from.x;
    const y = drag.pin.y + event.clientY - drag.from.y;
    setDragged({
      x: Math.min(frame.width, Math.max(0, x)),
      y: Math.min(frame.height, Math.max(0, y)),
    });
  };
  const drop = () => {
    if (dragged !== null) {
      const moved = frame.toPoint(dragged);
      onMove(moved);
      setSaid(`Moved to ${formatPosition(moved)}.`);
    }
    setDrag(null);
    setDragged(null);
  };
  const giveUp = () => {
    setDrag(null);
    setDragged(null);
  };

  return (
    <>
      <Pin
        ref={pin}
        // Only this role hands the arrow keys of a screen reader's user to the page.
        role="application"
        aria-roledescription="movable pin"
        aria-label={label}
        aria-describedby={hintId}
        tabIndex={0}
        className="pigeon-drag-block pigeon-click-block"
        style={{ left: at.x, top: at.y }}
        onKeyDown={press}
        onPointerDown={grab}
        onPointerMove={pull}
        onPointerUp={drop}
        onPointerCancel={giveUp}
      >
        <svg aria-hidden width="34" height="46" viewBox="0 0 24 32">
          <path d="M12 31C12 31 2 19.5 2 11.5a10 10 0 0 1 20 0C22 19.5 12 31 12 31Z" />
          <circle cx="12" cy="11.5" r="3.8" />
        </svg>
      </Pin>
      <VisuallyHidden id={hintId}>
        Arrow keys move it by {formatDistance(step)}, with Shift by {formatDistance(step * 10)}.
      </VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
