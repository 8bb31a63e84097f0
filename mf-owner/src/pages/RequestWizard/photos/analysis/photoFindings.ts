import { formatMiles } from '@tree-service/domain';
import { distanceKm, type GeoPoint } from '@tree-service/market/features/map';
import type { Shot } from '../shots';
import { hashDistance, type PixelFacts } from './pixelFacts';

/** A photo of a draft with what was read from it; what could not be read is null. */
export interface ReadPhoto {
  readonly key: string;
  readonly name: string;
  readonly shot: Shot | null;
  readonly pixels: PixelFacts | null;
  /** Where it was taken, as the camera noted it. Never leaves the device. */
  readonly takenAt: GeoPoint | null;
}

export type FindingKind = 'dark' | 'blurred' | 'duplicate' | 'elsewhere' | 'noWholeTree';

/** Something to look at before sending; never a reason to refuse. */
export interface Finding {
  readonly kind: FindingKind;
  readonly text: string;
}

/** Mean luma below which little can be made out; a photo at dusk is about 60. */
const DARK_BELOW = 40;
/**
 * Variance of the Laplacian at 256 px: photos in focus measured 150 to 4,000; the same ones out of
 * focus by 0.8 % of their width 4 to 20.
 */
const BLURRED_BELOW = 15;
const SAME_VIEW_FIELDS = 3;
/** A pin is where the trees are; the middle of a ZIP code may be far from its edge. */
const FAR_FROM_PIN_KM = 2;
const FAR_FROM_ZIP_KM = 40;

function ownFinding({ name, pixels }: ReadPhoto): Finding[] {
  if (pixels === null) return [];
  if (pixels.brightness < DARK_BELOW) {
    return [{ kind: 'dark', text: `“${name}” is very dark. Take it again in daylight.` }];
  }
  return pixels.sharpness < BLURRED_BELOW
    ? [{ kind: 'blurred', text: `“${name}” looks blurred. Hold still and take it again.` }]
    : [];
}

function duplicates(photos: readonly ReadPhoto[]): Finding[] {
  return photos.flatMap((photo, place) => {
    const { pixels } = photo;
    // A dark picture has no view to compare.
    if (pixels === null || pixels.brightness < DARK_BELOW) return [];
    const earlier = photos
      .slice(0, place)
      .find(
        (other) => other.pixels && hashDistance(other.pixels.hash, pixels.hash) <= SAME_VIEW_FIELDS,
      );
    return earlier === undefined
      ? []
      : [
          {
            kind: 'duplicate' as const,
            text: `“${photo.name}” shows the same view as “${earlier.name}”. One is enough.`,
          },
        ];
  });
}

/** Where the trees are: a pin, or the middle of the ZIP code. */
export interface TreesAt extends GeoPoint {
  readonly isPin: boolean;
}

function elsewhere(photos: readonly ReadPhoto[], trees: TreesAt | null): Finding[] {
  if (trees === null) return [];
  const limit = trees.isPin ? FAR_FROM_PIN_KM : FAR_FROM_ZIP_KM;
  return photos.flatMap(({ name, takenAt }) => {
    const away = takenAt === null ? 0 : distanceKm(takenAt, trees);
    return away <= limit
      ? []
      : [
          {
            kind: 'elsewhere' as const,
            text: `“${name}” was taken ${formatMiles(away)} from the address. Is it the right tree?`,
          },
        ];
  });
}

/** What to look at in the photos of a request, in the order people should. */
export function photoFindings(photos: readonly ReadPhoto[], trees: TreesAt | null): Finding[] {
  const noWholeTree: Finding[] =
    photos.length > 0 && photos.every(({ shot }) => shot !== 'whole')
      ? [
          {
            kind: 'noWholeTree',
            text: 'No photo shows the whole tree. Add one with the top and the ground in it.',
          },
        ]
      : [];
  return [
    ...noWholeTree,
    ...photos.flatMap(ownFinding),
    ...duplicates(photos),
    ...elsewhere(photos, trees),
  ];
}
