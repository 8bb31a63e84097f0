import { newKey } from '@tree-service/domain';
import { messageOf, reportError } from '@tree-service/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftPhoto } from '../draft/draft';
import { forgetDraftPhotosExcept, keepDraftPhoto, readDraftPhoto } from '../draft/draftPhotos';
import { SHOT_NAMES, type Shot } from './shots';

export interface KeptPhoto extends DraftPhoto {
  image: Blob;
}

export interface DraftPhotos {
  /** Null while loading. */
  kept: readonly KeptPhoto[] | null;
  /** Replaces the images of one shot, or of none in particular. */
  change: (shot: Shot | null, images: readonly Blob[]) => void;
  /** What went wrong, for display. */
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

const placeOf = ({ shot }: DraftPhoto): number =>
  shot === null ? SHOT_NAMES.length : SHOT_NAMES.indexOf(shot);

/** The photos with those of one shot replaced, in the order of the shots. */
function withShot(
  known: readonly KeptPhoto[],
  shot: Shot | null,
  images: readonly Blob[],
): KeptPhoto[] {
  const others = known.filter((photo) => photo.shot !== shot);
  const mine = images.map(
    (image, position) =>
      known.find((photo) => photo.image === image) ?? {
        key: newKey(),
        name: nameOf(image, position + 1),
        shot,
        image,
      },
  );
  return [...others, ...mine].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * The images of a draft's photos. A photo keeps one key, under which it is stored in this browser and uploaded later. Used by the page, not a step, so that a photo still being processed survives the next step.
 */
export function useDraftPhotos(
  photos: readonly DraftPhoto[],
  save: (photos: DraftPhoto[]) => void,
): DraftPhotos {
  const [kept, setKept] = useState<readonly KeptPhoto[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [atFirst] = useState(photos);
  // Several photos may arrive before the next render; each must build on the one before.
  const latest = useRef<readonly KeptPhoto[]>([]);

  useEffect(() => {
    let isGone = false;
    readPhotos(atFirst)
      .then((read) => {
        if (isGone) return;
        latest.current = read;
        setKept(read);
        const lost = atFirst.length - read.length;
        if (lost === 0) return;
        save(read.map(({ image: _image, ...photo }) => photo));
        setProblem(
          `${lost} of your photos ${lost === 1 ? 'is' : 'are'} missing. Please add ${lost === 1 ? 'it' : 'them'} again.`,
        );
      })
      .catch((error: unknown) => {
        if (isGone) return;
        reportError(error, { category: 'media', source: 'useDraftPhotos' });
        setKept([]);
        setProblem(`We couldn't open your photos. ${messageOf(error)}`);
      });
    return () => {
      isGone = true;
    };
  }, [atFirst, save]);

  // In order, and with the latest list: an earlier list would remove a photo that was stored since.
  const storing = useRef(Promise.resolve());
  const store = useCallback(async (fresh: readonly KeptPhoto[]) => {
    try {
      await Promise.all(fresh.map(({ key, image }) => keepDraftPhoto(key, image)));
      await forgetDraftPhotosExcept(latest.current.map(({ key }) => key));
    } catch (error) {
      reportError(error, { severity: 'warning', category: 'media', source: 'useDraftPhotos' });
      setProblem("This browser can't store photos. Send your request before you close it.");
    }
  }, []);

  const change = useCallback(
    (shot: Shot | null, images: readonly Blob[]) => {
      const known = latest.current;
      const next = withShot(known, shot, images);
      latest.current = next;
      setKept(next);
      setProblem(null);
      save(next.map(({ image: _image, ...photo }) => photo));
      const fresh = next.filter((photo) => !known.includes(photo));
      storing.current = storing.current.then(() => store(fresh));
    },
    [save, store],
  );

  return { kept, change, problem };
}
