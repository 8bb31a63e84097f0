import { uploadPhoto } from '../../api/photos';
import { newKey } from '@tree-service/domain';
import { authState } from '@tree-service/kernel';
import { useRef } from 'react';

/**
 * Uploads photos one after another into the signed-in person's folder, unless another one is given, and returns
 * their paths in the same order. A photo keeps its key over every attempt, so that a repeat stores nothing twice.
 */
export function useUploadPhotos(folder?: string): (photos: readonly Blob[]) => Promise<string[]> {
  const keys = useRef(new WeakMap<Blob, string>());
  return async (photos) => {
    if (photos.length === 0) return [];
    const userId = authState().user?.id;
    if (userId === undefined) throw new Error('Please sign in to add photos.');
    const paths: string[] = [];
    for (const photo of photos) {
      const key = keys.current.get(photo) ?? newKey();
      keys.current.set(photo, key);
      paths.push(await uploadPhoto(folder ?? userId, key, photo));
    }
    return paths;
  };
}
