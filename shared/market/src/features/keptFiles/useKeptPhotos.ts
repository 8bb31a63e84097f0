import { noteKept } from '@tree-service/design/forms';
import { useDraftName } from '@tree-service/design/drafts';
import { newKey } from '@tree-service/domain';
import { reportError, useAuth } from '@tree-service/kernel';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { removePhoto, uploadPhoto } from '../../api/photos';
import { forgetFormFiles, hasFileStore, keepFormFile, readFormFiles } from '../deviceFiles';
import {
  createUploadQueue,
  type QueuedFile,
  type UploadProgress,
  type UploadQueue,
} from './uploadQueue';
import { useOnceReachable } from './useOnceReachable';

interface QueuedPhoto extends QueuedFile {
  readonly photo: Blob;
}

type Upload = (folder: string, key: string, photo: Blob) => Promise<string>;

function report(error: unknown): void {
  reportError(error, { severity: 'warning', category: 'media', source: 'useKeptPhotos' });
}

// They outlive the form, so that leaving it does not stop the uploads.
const queues = new Map<string, UploadQueue<QueuedPhoto>>();

/** The uploads of one draft. A photo that is taken out again is removed where its folder allows it. */
function queueOf(name: string, upload: Upload, removes: boolean): UploadQueue<QueuedPhoto> {
  const known = queues.get(name);
  if (known !== undefined) return known;
  const queue = createUploadQueue<QueuedPhoto>(
    (folder, { key, photo }) => upload(folder, key, photo),
    (path) => {
      if (removes) removePhoto(path).catch(report);
    },
  );
  queues.set(name, queue);
  return queue;
}

export interface KeptPhotosSettings {
  /** Name of the form's draft. */
  readonly draft: string;
  /** Where the photos go: into the signed-in person's folder, where they can be taken out again, without another one. */
  readonly folder?: string;
  readonly upload?: Upload;
  /** The photos of the form as it is. */
  readonly value: readonly Blob[];
  /** Shows photos kept before in the form. */
  readonly restore: (photos: Blob[]) => void;
}

/** Photos of a form that are kept on this device and uploaded as they are taken. */
export interface KeptPhotos {
  /** Keeps a photo before the form shows it. Never rejects. */
  readonly keep: (photo: Blob) => Promise<void>;
  /** Paths of the photos in order, once all are uploaded. Throws the error of one that failed. */
  readonly finish: (photos: readonly Blob[]) => Promise<string[]>;
  /** Notes that the form was sent: this device forgets its photos. */
  readonly sent: () => void;
  readonly progress: UploadProgress;
  readonly retry: () => void;
  /** What went wrong with keeping them, for display. */
  readonly problem: string | null;
}

const keys = new WeakMap<Blob, string>();

function keyOf(photo: Blob): string {
  const key = keys.get(photo) ?? newKey();
  keys.set(photo, key);
  return key;
}

const queued = (photos: readonly Blob[]): QueuedPhoto[] =>
  photos.map((photo, place) => ({ key: keyOf(photo), name: `Photo ${place + 1}`, photo }));

/**
 * Keeps the photos of a form on this device from the moment they are taken, shows them again after a reload, and uploads
 * them in the background: at once, and by itself when the connection is back.
 */
export function useKeptPhotos(settings: KeptPhotosSettings): KeptPhotos {
  const { value, upload = uploadPhoto } = settings;
  const userId = useAuth((auth) => auth.user?.id);
  const account = userId ?? 'visitor';
  const folder = settings.folder ?? userId ?? null;
  // Nothing is kept in a viewing.
  const draft = useDraftName(settings.draft);
  const name = `${account}|${settings.draft}`;
  const [problem, setProblem] = useState<string | null>(null);
  const queue = queueOf(name, upload, settings.folder === undefined);
  const progress = useSyncExternalStore(queue.subscribe, queue.progress, queue.progress);

  const takenHere = useRef(new Set<string>());
  const show = useEffectEvent((photos: Blob[]) => {
    const shown = value.map(keyOf);
    settings.restore([...photos.filter((photo) => !shown.includes(keyOf(photo))), ...value]);
  });
  useEffect(() => {
    if (draft === undefined) return undefined;
    let isGone = false;
    readFormFiles(draft).then((kept) => {
      // Photos taken meanwhile are on their way into the form already.
      const before = kept.filter(({ key }) => !takenHere.current.has(key));
      if (isGone || before.length === 0) return;
      for (const { key, file } of before) {
        keys.set(file, key);
        noteKept(file);
      }
      show(before.map(({ file }) => file));
    }, report);
    return () => {
      isGone = true;
    };
  }, [draft, account]);

  const before = useRef<readonly Blob[]>([]);
  const isSent = useRef(false);
  useEffect(() => {
    const removed = before.current.filter((photo) => !value.includes(photo));
    before.current = value;
    if (isSent.current) return;
    if (draft !== undefined && removed.length > 0) {
      forgetFormFiles(draft, removed.map(keyOf)).catch(report);
    }
    if (folder !== null && (value.length > 0 || removed.length > 0)) {
      queue.want(folder, queued(value));
    }
  }, [draft, folder, queue, value]);

  useOnceReachable(progress.isHeld, queue.resume);

  return {
    keep: async (photo) => {
      isSent.current = false;
      takenHere.current.add(keyOf(photo));
      if (draft === undefined) return;
      try {
        await keepFormFile(draft, { key: keyOf(photo), file: photo, name: '' });
        noteKept(photo);
      } catch (error) {
        if (hasFileStore()) report(error);
        setProblem("This browser can't store photos. Send them before you close the page.");
      }
    },
    finish: async (photos) => {
      if (photos.length === 0) return [];
      if (folder === null) throw new Error('Please sign in to add photos.');
      return queue.finish(folder, queued(photos));
    },
    sent: () => {
      isSent.current = true;
      queue.release();
      setProblem(null);
      if (draft !== undefined) forgetFormFiles(draft).catch(report);
    },
    progress,
    retry: queue.resume,
    problem,
  };
}
