import { pixelFactsOf, type PixelFacts } from './pixelFacts';

/** Long enough for edges to show, small enough for a phone. */
const LONGEST_PX = 256;

/** Reads the pixels of a picture on this device; null where the browser cannot. */
export async function readPixels(image: Blob): Promise<PixelFacts | null> {
  if (typeof createImageBitmap !== 'function') return null;
  const bitmap = await createImageBitmap(image);
  try {
    const scale = Math.min(1, LONGEST_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(3, Math.round(bitmap.width * scale));
    canvas.height = Math.max(3, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return pixelFactsOf(context.getImageData(0, 0, canvas.width, canvas.height));
  } finally {
    bitmap.close();
  }
}
