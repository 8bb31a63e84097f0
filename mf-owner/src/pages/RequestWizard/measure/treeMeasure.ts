/** Where on a photo tree and reference begin and end, in percent of its height from the top. */
export interface Marks {
  readonly treeTop: number;
  readonly treeBottom: number;
  readonly referenceTop: number;
  readonly referenceBottom: number;
}

/** The name of a mark. */
export type MarkName = keyof Marks;

/** How far off such an estimate may be: nobody stands exactly beside the tree, and lenses bend. */
const ERROR_SHARE = 0.15;
/** A reference of fewer percent of the picture cannot be marked well enough. */
const LEAST_REFERENCE = 2;

/** A tree's height in whole feet, and the range it lies in. */
export interface TreeHeight {
  readonly feet: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Height of a tree from a photo by similar triangles: both stand on the same ground at the same
 * distance, so their heights are as their lengths on the picture. Null when the marks make no sense.
 */
export function treeHeight(marks: Marks, referenceFeet: number): TreeHeight | null {
  const tree = marks.treeBottom - marks.treeTop;
  const reference = marks.referenceBottom - marks.referenceTop;
  if (!(referenceFeet > 0) || reference < LEAST_REFERENCE || tree <= 0) return null;
  const feet = (referenceFeet * tree) / reference;
  return {
    feet: Math.round(feet),
    from: Math.round(feet * (1 - ERROR_SHARE)),
    to: Math.round(feet * (1 + ERROR_SHARE)),
  };
}

/** Width across a trunk for the way around it, one decimal (circumference / pi). */
export function diameterFromAround(around: number): number {
  return Math.round((around / Math.PI) * 10) / 10;
}
