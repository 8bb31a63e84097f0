import { useQueries, useQuery } from '@tanstack/react-query';
import { photoPlace } from '@tree-service/design/forms';
import { zipQuery } from '@tree-service/market/api/places';
import type { Draft } from '../../draft/draft';
import type { KeptPhoto } from '../useDraftPhotos';
import { photoFindings, type Finding, type TreesAt } from './photoFindings';
import type { PixelFacts } from './pixelFacts';
import { readPixels } from './readPixels';

async function pixelsOf(image: Blob): Promise<PixelFacts | null> {
  try {
    return await readPixels(image);
  } catch (cause) {
    console.info('A photo could not be checked.', cause);
    return null;
  }
}

/** What to look at in the photos of a draft. Everything is read on this device. */
export function usePhotoFindings(
  kept: readonly KeptPhoto[],
  { pin, zip }: Draft['property'],
): readonly Finding[] {
  const { data: place } = useQuery({ ...zipQuery(zip), enabled: pin === null && zip.length === 5 });
  const read = useQueries({
    queries: kept.map(({ key, image }) => ({
      queryKey: ['photo checks', key],
      queryFn: () => pixelsOf(image),
      staleTime: Infinity,
    })),
  });
  const trees: TreesAt | null =
    pin !== null ? { ...pin, isPin: true } : place ? { ...place, isPin: false } : null;
  const photos = kept.map(({ key, name, shot, image }, index) => ({
    key,
    name,
    shot,
    pixels: read[index]?.data ?? null,
    takenAt: photoPlace(image),
  }));
  return photoFindings(photos, trees);
}
