/** Where a photo was taken, in degrees. */
export interface PhotoPlace {
  readonly latitude: number;
  readonly longitude: number;
}

// Beside the picture in memory alone: what is stored and sent has no place in it.
const places = new WeakMap<Blob, PhotoPlace>();

/** Where the camera says a prepared photo was taken; null when it did not, or in another visit. */
export function photoPlace(photo: Blob): PhotoPlace | null {
  return places.get(photo) ?? null;
}

/** Reads the place from a file before its hidden data is dropped, and keeps it beside the photo. */
export async function rememberPhotoPlace(file: Blob, photo: Blob): Promise<void> {
  try {
    const { gps } = await import('exifr');
    // The library says it always finds a place; it finds none in most photos.
    const found: PhotoPlace | undefined = await gps(await file.arrayBuffer());
    if (found && Number.isFinite(found.latitude) && Number.isFinite(found.longitude)) {
      places.set(photo, { latitude: found.latitude, longitude: found.longitude });
    }
  } catch (cause) {
    // A photo without a readable place is as good as any other.
    console.info('The place of a photo could not be read.', cause);
  }
}
