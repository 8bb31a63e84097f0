import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Box } from './box';
import type { GeoPoint } from './geography';
import { useMapFrame } from './MapFrame';

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

/** Says that a marker covers its place, and what is right of it for a name written there. */
export function useOccupies({ latitude, longitude }: GeoPoint, name = ''): void {
  const spots = useContext(SpotsContext);
  const right = MARKER_PX + name.length * LETTER_PX;
  useEffect(
    () =>
      spots.add({
        position: { latitude, longitude },
        room: { left: -MARKER_PX, right, top: -MARKER_PX, bottom: MARKER_PX },
      }),
    [spots, latitude, longitude, right],
  );
}

/** What markers cover now. */
export function useOccupied(): Box[] {
  const { subscribe, all } = useContext(SpotsContext);
  const { toPixel } = useMapFrame();
  return useSyncExternalStore(subscribe, all).map(({ position, room }) => {
    const { x, y } = toPixel(position);
    return {
      left: x + room.left,
      right: x + room.right,
      top: y + room.top,
      bottom: y + room.bottom,
    };
  });
}
