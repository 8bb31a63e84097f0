import { newKey } from '@tree-service/shared/domain';
import { messageOf, reportError } from '@tree-service/shared/runtime';
import { useEffect, useState } from 'react';
import type { DraftPhoto } from '../draft/draft';
import { forgetDraftPhotosExcept, keepDraftPhoto, readDraftPhoto } from '../draft/draftPhotos';

interface KeptPhoto extends DraftPhoto {
  image: Blob;
}

/** The images of a draft's photos. */
export interface DraftPhotos {
  /** Null while they are being read. */
  images: Blob[] | null;
  change: (images: Blob[]) => void;
  /** What went wrong, in people's words. */
  problem: string | null;
}

async function readPhotos(photos: readonly DraftPhoto[]): Promise<KeptPhoto[]> {
  const read = await Promise.all(
    photos.map(async (photo) => ({ ...photo, image: await readDraftPhoto(photo.key) })),
  );
  return read.flatMap(({ image, ...photo }) => (image === null ? [] : [{ ...photo, image }]));
}

function nameOf(image: Blob, number: number): string {
  return image instanceof File && image.name !== '' ? image.name : `Photo ${number}`;
}

/**
 * The images behind a draft's photos. Every photo has one key for its whole life, under which it waits
 * in this browser and is uploaded later.
 */
export function useDraftPhotos(
  photos: readonly DraftPhoto[],
  save: (photos: DraftPhoto[]) => void,
): DraftPhotos {
  const [kept, setKept] = useState<KeptPhoto[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [atFirst] = useState(photos);

  useEffect(() => {
    let isGone = false;
    readPhotos(atFirst)
      .then((read) => {
        if (isGone) return;
        setKept(read);
        const lost = atFirst.length - read.length;
        if (lost > 0)
          setProblem(`${lost} of your photos are no longer here. Please add them again.`);
      })
      .catch((error: unknown) => {
        if (isGone) return;
        reportError(error, { category: 'media', source: 'useDraftPhotos' });
        setKept([]);
        setProblem(`We could not open your photos. ${messageOf(error)}`);
      });
    return () => {
      isGone = true;
    };
  }, [atFirst]);

  const store = async (fresh: KeptPhoto[], all: KeptPhoto[]) => {
    try {
      await Promise.all(fresh.map(({ key, image }) => keepDraftPhoto(key, image)));
      await forgetDraftPhotosExcept(all.map(({ key }) => key));
    } catch (error) {
      reportError(error, { severity: 'warning', category: 'media', source: 'useDraftPhotos' });
      setProblem('This browser cannot keep photos. Please send your request before you close it.');
    }
  };

  const change = (images: Blob[]) => {
    const known = kept ?? [];
    const next = images.map(
      (image, position) =>
        known.find((photo) => photo.image === image) ?? {
          key: newKey(),
          name: nameOf(image, position + 1),
          image,
        },
    );
    setKept(next);
    setProblem(null);
    save(next.map(({ key, name }) => ({ key, name })));
    void store(
      next.filter((photo) => !known.includes(photo)),
      next,
    );
  };

  return { images: kept?.map(({ image }) => image) ?? null, change, problem };
}
