import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { GeoPoint } from './geography';
import { useMapFrame, type MapFrame } from './MapFrame';

/** A part of the map in px. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether two boxes overlap; boxes that only share an edge do not. */
export function touch(one: Box, other: Box): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

/** The corner of the zoom buttons, and the line of the scale and the credit, in px. */
const ZOOM_PX = { width: 64, height: 112 };
const FOOT_PX = 28;

type Size = Pick<MapFrame, 'width' | 'height'>;

/** The corner that the zoom buttons cover. */
export function zoomCorner({ width }: Size): Box {
  return { left: width - ZOOM_PX.width, right: width, top: 0, bottom: ZOOM_PX.height };
}

/** What a map's own controls cover. */
function controlsOf(size: Size): readonly Box[] {
  const { width, height } = size;
  return [zoomCorner(size), { left: 0, right: width, top: height - FOOT_PX, bottom: height }];
}

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
