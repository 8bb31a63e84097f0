import {
  runtimeConfig,
  type MapStreets,
  type MapTiles,
  type RuntimeConfig,
} from '@tree-service/kernel';

/** What the ground of every map of this deployment is. */
export type ChosenGround =
  | { readonly kind: 'pictures'; readonly tiles: MapTiles }
  | { readonly kind: 'streets'; readonly streets: MapStreets }
  | { readonly kind: 'outlines' };

/** Whether maps show streets, so that a close view says something. */
export function hasStreets(): boolean {
  return chosenGround().kind !== 'outlines';
}

/** The one place that decides what maps are drawn on: what the deployment configures, else outlines. */
export function chosenGround(
  { mapTiles, mapStreets }: RuntimeConfig = runtimeConfig(),
): ChosenGround {
  if (mapStreets !== null) return { kind: 'streets', streets: mapStreets };
  if (mapTiles !== null) return { kind: 'pictures', tiles: mapTiles };
  return { kind: 'outlines' };
}
