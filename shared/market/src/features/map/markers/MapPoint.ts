import type { GeoPoint } from '../geography';

/** The color of a marker; explain it as text beside the map. */
export type MarkerTone = 'brand' | 'accent' | 'info' | 'warning' | 'danger' | 'muted';

/** Something at a place. */
export interface MapPoint {
  readonly id: string;
  readonly position: GeoPoint;
  /** What it is, written beside its marker and in the list. */
  readonly label: string;
  /** More about it, for the list: a state, a price, a distance. */
  readonly detail?: string;
  readonly tone?: MarkerTone;
}
