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
export interface Pixels {
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
