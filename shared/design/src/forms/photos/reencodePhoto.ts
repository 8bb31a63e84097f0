/** The longest edge of a stored photo in px. */
const LONGEST_EDGE_PX = 2048;

/** Quality of a stored photo, 0 to 1. */
const QUALITY = 0.9;

/** More pixels than any camera takes; a picture with more is made to exhaust memory. */
const MOST_PIXELS = 120_000_000;

/** A picture that this browser cannot read, or that is too large in pixels. */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError';
}

/** The browser answers noise when a canvas is read, as a protection against being recognized. */
export class GarbledPhotoError extends Error {
  override readonly name = 'GarbledPhotoError';
}

/** Colors no noise hits by chance, each on a row of its own. */
const KNOWN = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
] as const;

/** Refuses a browser in which a canvas is not read as it was drawn: what is stored would be stripes. */
function checkCanvas(): void {
  const canvas = document.createElement('canvas');
  canvas.width = KNOWN.length;
  canvas.height = 1;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new UnreadablePhotoError('The browser offers no canvas.');
  for (const [place, color] of KNOWN.entries()) {
    context.fillStyle = `rgb(${color.join()})`;
    context.fillRect(place, 0, 1, 1);
  }
  const { data } = context.getImageData(0, 0, KNOWN.length, 1);
  const isTrue = KNOWN.every((color, place) =>
    // Some privacy settings change the last bit, which no one sees.
    color.every((value, at) => Math.abs((data[place * 4 + at] ?? 0) - value) <= 8),
  );
  if (!isTrue) throw new GarbledPhotoError('The canvas is not read as it was drawn.');
}

async function load(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise<void>((resolve, reject) => {
      image.onload = () => resolve();
      image.onerror = () => reject(new UnreadablePhotoError('The picture cannot be decoded.'));
      image.src = address;
    });
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Re-encodes an image as an upright JPEG of at most 2048 px. Only pixels survive: location, camera and
 * all other metadata are removed.
 * Rejects with `UnreadablePhotoError` when the browser cannot read it, with `GarbledPhotoError` when it
 * garbles what a canvas holds.
 */
export async function reencodePhoto(file: Blob): Promise<Blob> {
  checkCanvas();
  const image = await load(file);
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0 || width * height > MOST_PIXELS) {
    throw new UnreadablePhotoError(`The picture measures ${width} x ${height} px.`);
  }
  const scale = Math.min(1, LONGEST_EDGE_PX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new UnreadablePhotoError('The browser offers no canvas.');
  // Transparent pictures would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (!blob) throw new UnreadablePhotoError('The canvas gave no picture.');
  return blob;
}
