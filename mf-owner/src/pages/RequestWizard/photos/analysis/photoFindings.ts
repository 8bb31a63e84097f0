import { formatMiles } from '@tree-service/domain';
import { distanceKm, type GeoPoint } from '@tree-service/market/features/map';
import type { Shot } from '../shots';

/** Facts of a picture, from its pixels alone. */
export interface PixelFacts {
  /** Mean luma, 0 (black) to 255. */
  readonly brightness: number;
  /** Variance of the Laplacian of luma: the more edges, the larger. */
  readonly sharpness: number;
  /** 64 bits: whether each of 8 x 8 fields is brighter than the mean of all (average hash). */
  readonly hash: readonly boolean[];
}

/** Pixels as a canvas gives them: four bytes each, red, green, blue and alpha. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const FIELDS = 8;

const mean = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** ITU-R BT.601 luma of each pixel. */
function lumaOf({ data }: Pixels): Float32Array {
  const luma = new Float32Array(data.length / 4);
  for (let pixel = 0; pixel < luma.length; pixel += 1) {
    const at = pixel * 4;
    luma[pixel] =
      0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return luma;
}

// Pech-Pacheco et al., "Diatom autofocusing in brightfield microscopy", ICPR 2000.
function laplacianVariance(luma: Float32Array, { width, height }: Pixels): number {
  const edges: number[] = [];
  const at = (x: number, y: number) => luma[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      edges.push(at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y));
    }
  }
  const middle = mean(edges);
  return mean(edges.map((edge) => (edge - middle) ** 2));
}

function fieldMeans(luma: Float32Array, { width, height }: Pixels): number[] {
  const sums = new Float64Array(FIELDS * FIELDS);
  const counts = new Float64Array(FIELDS * FIELDS);
  luma.forEach((value, pixel) => {
    const column = Math.floor(((pixel % width) * FIELDS) / width);
    const row = Math.floor((Math.floor(pixel / width) * FIELDS) / height);
    const field = row * FIELDS + column;
    sums[field] = (sums[field] ?? 0) + value;
    counts[field] = (counts[field] ?? 0) + 1;
  });
  return Array.from(sums, (sum, field) => sum / Math.max(1, counts[field] ?? 0));
}

/** Brightness, sharpness and hash of a picture of about 256 px. */
export function pixelFactsOf(pixels: Pixels): PixelFacts {
  const luma = lumaOf(pixels);
  const fields = fieldMeans(luma, pixels);
  const middle = mean(fields);
  return {
    brightness: mean(luma),
    sharpness: laplacianVariance(luma, pixels),
    hash: fields.map((field) => field > middle),
  };
}

/** In how many of 64 fields two pictures differ; 0 to about 5 are the same view. */
export function hashDistance(one: PixelFacts['hash'], other: PixelFacts['hash']): number {
  return one.reduce((count, bit, place) => count + (bit === other[place] ? 0 : 1), 0);
}

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
