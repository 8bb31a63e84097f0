import { createContext, useContext } from 'react';
import type { GeoPoint } from './geography';

/** A position on the map in px from its upper left corner. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The part of the world a map shows right now, and how to move it. */
export interface MapFrame {
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  readonly center: GeoPoint;
  readonly toPixel: (point: GeoPoint) => Pixel;
  readonly toPoint: (pixel: Pixel) => GeoPoint;
  /** Moves the map; without a zoom it stays as close as it is. */
  readonly show: (center: GeoPoint, zoom?: number) => void;
}

const MapFrameContext = createContext<MapFrame | null>(null);

/** Provides the frame to what is rendered on a map. */
export const MapFrameProvider = MapFrameContext.Provider;

/** The frame of the surrounding `MapView`. Throws outside of one. */
export function useMapFrame(): MapFrame {
  const frame = useContext(MapFrameContext);
  if (frame === null) throw new Error('useMapFrame must be used within a MapView');
  return frame;
}

/** Whether a place lies on the visible part, at least `margin` px from its edges. */
export function isInView(frame: MapFrame, point: GeoPoint, margin = 0): boolean {
  const { x, y } = frame.toPixel(point);
  return x >= margin && y >= margin && x <= frame.width - margin && y <= frame.height - margin;
}
