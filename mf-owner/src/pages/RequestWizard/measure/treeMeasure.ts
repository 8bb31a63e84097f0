/** Top and bottom of tree and reference, in percent of the photo's height from its top. */
export interface Marks {
  readonly treeTop: number;
  readonly treeBottom: number;
  readonly referenceTop: number;
  readonly referenceBottom: number;
}

export type MarkName = keyof Marks;

/** Error of such an estimate: the reference is not exactly beside the tree, and lenses distort. */
const ERROR_SHARE = 0.15;
/** A smaller reference, in percent of the photo's height, cannot be marked well enough. */
const LEAST_REFERENCE = 2;

/** A tree's height and its range, in whole feet. */
export interface TreeHeight {
  readonly feet: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Height of a tree from a photo by similar triangles: both are on the same ground at the same distance, so their heights have the ratio of their lengths in the photo. Null when the marks make no sense.
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

/** Trunk width for a circumference, with one decimal (circumference / pi). */
export function diameterFromAround(around: number): number {
  return Math.round((around / Math.PI) * 10) / 10;
}
