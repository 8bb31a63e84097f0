import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { controlsOf, touch, type Box } from './boxes';
import type { GeoPoint } from './geography';
import { useMapFrame, type MapFrame } from './MapFrame';

/** A place that something covers: px around it. */
interface Spot {
  readonly position: GeoPoint;
  readonly room: Box;
}

interface Spots {
  add(spot: Spot): () => void;
  all(): readonly Spot[];
  subscribe(onChange: () => void): () => void;
}

function createSpots(): Spots {
  let spots: readonly Spot[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly Spot[]) => {
    spots = next;
    listeners.forEach((listener) => listener());
  };
  return {
    add(spot) {
      set([...spots, spot]);
      return () => set(spots.filter((one) => one !== spot));
    },
    all: () => spots,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const SpotsContext = createContext<Spots>(createSpots());

/** Provides what a map's markers cover to what lies below them. */
export const OccupiedProvider = SpotsContext.Provider;

/** What `OccupiedProvider` takes, for one map. */
export function useSpots(): Spots {
  return useState(createSpots)[0];
}

/** Half of a marker without a name, in px. */
const MARKER_PX = 14;
const LETTER_PX = 7;
/** Between a marker and its name, and around that. */
const NAME_ROOM_PX = 12;

export type Side = 'left' | 'right';

const reachOf = (name: string) =>
  name === '' ? MARKER_PX : MARKER_PX + NAME_ROOM_PX + name.length * LETTER_PX;

/** Where a marker's name has room: on the right, unless the map's edge or controls are in the way. */
export function sideOfName(frame: MapFrame, position: GeoPoint, name: string): Side {
  const { x, y } = frame.toPixel(position);
  const reach = reachOf(name);
  const box = { left: x, right: x + reach, top: y - MARKER_PX, bottom: y + MARKER_PX };
  const isHindered = box.right > frame.width || controlsOf(frame).some((one) => touch(box, one));
  return isHindered && x > reach ? 'left' : 'right';
}

/** Says that a marker covers its place, and what is beside it for a name written there. */
export function useOccupies(
  { latitude, longitude }: GeoPoint,
  name = '',
  side: Side = 'right',
): void {
  const spots = useContext(SpotsContext);
  const reach = reachOf(name);
  useEffect(
    () =>
      spots.add({
        position: { latitude, longitude },
        room: {
          left: side === 'left' ? -reach : -MARKER_PX,
          right: side === 'right' ? reach : MARKER_PX,
          top: -MARKER_PX,
          bottom: MARKER_PX,
        },
      }),
    [spots, latitude, longitude, reach, side],
  );
}

/** What markers and the map's controls cover now. */
export function useOccupied(): Box[] {
  const { subscribe, all } = useContext(SpotsContext);
  const frame = useMapFrame();
  const marked = useSyncExternalStore(subscribe, all).map(({ position, room }) => {
    const { x, y } = frame.toPixel(position);
    return {
      left: x + room.left,
      right: x + room.right,
      top: y + room.top,
      bottom: y + room.bottom,
    };
  });
  return [...marked, ...controlsOf(frame)];
}
