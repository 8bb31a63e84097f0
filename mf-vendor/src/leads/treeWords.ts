import { centimetersToInches, metersToFeet } from '@tree-service/domain';

/** The facts of a tree that its Pro reads; heights in metres, trunks in centimetres. */
export type TreeSize = {
  species: string | null;
  height_m: number;
  diameter_cm: number | null;
  count: number;
};

/** What a tree is: "Live oak", "3 trees"; the number where there are several. */
export function treeName({ species, count }: TreeSize): string {
  const name = species?.trim();
  if (!name) return count === 1 ? 'Tree' : `${count} trees`;
  return count === 1 ? name : `${count} × ${name}`;
}

/** How big a tree is, as Pros say it: "about 45 ft tall, trunk 20 in across". */
export function treeSize({ height_m: height, diameter_cm: diameter }: TreeSize): string {
  const tall = `about ${metersToFeet(height)} ft tall`;
  return diameter === null ? tall : `${tall}, trunk ${centimetersToInches(diameter)} in across`;
}
