import { isUnreachable } from '@tree-service/kernel';

/** A file to upload: the key it is stored under, and what it is called. */
export interface QueuedFile {
  readonly key: string;
  readonly name: string;
}

export interface UploadProgress {
  readonly total: number;
  readonly sent: number;
  /** Offline; the queue continues once the connection is back. */
  readonly isHeld: boolean;
  /** Photos the backend refused, and why. */
  readonly refused: readonly {
    readonly key: string;
    readonly name: string;
    readonly cause: unknown;
  }[];
}

interface Upload<Photo extends QueuedFile> {
  readonly folder: string;
  readonly photo: Photo;
  readonly state: 'waiting' | 'sent' | 'refused';
  readonly path: string | null;
  readonly cause: unknown;
}

/** Uploads the files of one draft, one after the other, each once. */
export interface UploadQueue<Photo extends QueuedFile> {
  /** Uploads these photos into a folder and drops all others. */
  want: (folder: string, photos: readonly Photo[]) => void;
  /** Retries waiting and refused photos. */
  resume: () => void;
  /** Paths of the photos in order, once all are uploaded. Throws the error of one that failed. */
  finish: (folder: string, photos: readonly Photo[]) => Promise<string[]>;
  /** Forgets all photos; uploaded ones stay, because a request shows them now. */
  release: () => void;
  subscribe: (listener: () => void) => () => void;
  progress: () => UploadProgress;
}

const nothing: UploadProgress = { total: 0, sent: 0, isHeld: false, refused: [] };

/**
 * A queue that uploads with `send`. It pauses when the connection is lost; `resume` continues. Uploaded photos that were removed are passed to `discard`.
 */
export function createUploadQueue<Photo extends QueuedFile>(
  send: (folder: string, photo: Photo) => Promise<string>,
  discard: (path: string) => void,
): UploadQueue<Photo> {
  let uploads: readonly Upload<Photo>[] = [];
  let heldBy: Error | null = null;
  let running: Promise<void> | null = null;
  let shown = nothing;
  const listeners = new Set<() => void>();

  const publish = () => {
    shown = {
      total: uploads.length,
      sent: uploads.filter(({ state }) => state === 'sent').length,
      isHeld: heldBy !== null,
      refused: uploads.flatMap(({ state, photo, cause }) =>
        state === 'refused' ? [{ key: photo.key, name: photo.name, cause }] : [],
      ),
    };
    for (const listener of listeners) listener();
  };
  const find = (folder: string, key: string) =>
    uploads.find((upload) => upload.folder === folder && upload.photo.key === key);
  const settle = (upload: Upload<Photo>, outcome: Partial<Upload<Photo>>) => {
    const isWanted = uploads.includes(upload);
    if (!isWanted && outcome.path) discard(outcome.path);
    uploads = uploads.map((each) => (each === upload ? { ...each, ...outcome } : each));
    publish();
  };

  async function pump(): Promise<void> {
    for (;;) {
      const next = uploads.find(({ state }) => state === 'waiting');
      if (next === undefined || heldBy !== null) return;
      try {
        settle(next, { state: 'sent', path: await send(next.folder, next.photo) });
      } catch (cause) {
        if (isUnreachable(cause)) {
          heldBy = cause instanceof Error ? cause : new TypeError('Failed to fetch', { cause });
          publish();
          return;
        }
        settle(next, { state: 'refused', cause });
      }
    }
  }
  const run = (): Promise<void> => {
    running ??= pump().finally(() => {
      running = null;
    });
    return running;
  };

  const want = (folder: string, photos: readonly Photo[]) => {
    const next = photos.map(
      (photo): Upload<Photo> =>
        find(folder, photo.key) ?? { folder, photo, state: 'waiting', path: null, cause: null },
    );
    for (const { path, photo } of uploads) {
      if (path !== null && !photos.some(({ key }) => key === photo.key)) discard(path);
    }
    uploads = next;
    publish();
    void run();
  };
  const resume = () => {
    heldBy = null;
    uploads = uploads.map((upload) =>
      upload.state === 'refused' ? { ...upload, state: 'waiting', cause: null } : upload,
    );
    publish();
    void run();
  };

  async function finish(folder: string, photos: readonly Photo[]): Promise<string[]> {
    want(folder, photos);
    resume();
    for (;;) {
      await run();
      const mine = photos.map(({ key }) => find(folder, key));
      const refused = mine.find((upload) => upload?.state === 'refused');
      if (refused !== undefined) throw refused.cause;
      const paths = mine.flatMap((upload) => upload?.path ?? []);
      if (paths.length === photos.length) return paths;
      if (heldBy !== null) throw heldBy;
    }
  }

  return {
    want,
    resume,
    finish,
    release: () => {
      uploads = [];
      heldBy = null;
      publish();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    progress: () => shown,
  };
}
