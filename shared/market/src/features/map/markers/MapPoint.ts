import type { GeoPoint } from '../geography';

/** The colour of a marker; say in words beside the map what it means. */
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
