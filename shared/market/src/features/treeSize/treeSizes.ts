import { sizeMedium, sizeSmall, sizeTall, sizeUnsure } from '@tree-service/design/illustrations';
import type { PictureOption } from '@tree-service/design';

/** How tall a tree is, by eye; the limits are those of the price book. */
export type TreeSize = 'small' | 'medium' | 'tall';

/** What people choose from, with feet. */
export const treeSizes: readonly PictureOption<TreeSize>[] = [
  { value: 'small', label: 'Small', hint: 'Under 30\u00a0ft', picture: sizeSmall },
  { value: 'medium', label: 'Medium', hint: '30 to 60 ft', picture: sizeMedium },
  { value: 'tall', label: 'Tall', hint: 'Over 60 ft', picture: sizeTall },
];

/** The choice for people who cannot tell. */
export const unsureSize: PictureOption<'unsure'> = {
  value: 'unsure',
  label: 'Not sure',
  hint: 'Any height',
  picture: sizeUnsure,
};

/** A height in feet that represents a size: that of the tree in its picture. */
export const typicalFeet: Readonly<Record<TreeSize, number>> = { small: 20, medium: 45, tall: 80 };

/** The size of a tree of a height in feet; null for anything that is not a height. */
export function sizeOfFeet(feet: number): TreeSize | null {
  if (!Number.isFinite(feet) || feet <= 0) return null;
  if (feet < 30) return 'small';
  return feet <= 60 ? 'medium' : 'tall';
}
