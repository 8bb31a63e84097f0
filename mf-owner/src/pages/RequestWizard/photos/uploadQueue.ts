import { isUnreachable } from '@tree-service/kernel';
import type { DraftPhoto } from '../draft/draft';

/** How far the photos of a draft are, for people to see. */
export interface UploadProgress {
  readonly total: number;
  readonly sent: number;
  /** The line is down; what waits is sent once it is back. */
  readonly isHeld: boolean;
  /** Photos the backend did not take, and why. */
  readonly refused: readonly {
    readonly key: string;
    readonly name: string;
    readonly cause: unknown;
  }[];
}

interface Upload {
  readonly userId: string;
  readonly photo: DraftPhoto;
  readonly state: 'waiting' | 'sent' | 'refused';
  readonly path: string | null;
  readonly cause: unknown;
}

/** Sends the photos of a draft, one after the other, each once. */
export interface UploadQueue {
  /** Sends these photos of a person and gives up on all others. */
  want: (userId: string, photos: readonly DraftPhoto[]) => void;
  /** Tries again what waits for the line, and what was refused. */
  resume: () => void;
  /** Paths of the photos in order, once all have arrived. Throws why one has not. */
  finish: (userId: string, photos: readonly DraftPhoto[]) => Promise<string[]>;
  /** Lets go of everything; what was sent stays, since a request shows it now. */
  release: () => void;
  subscribe: (listener: () => void) => () => void;
  progress: () => UploadProgress;
}

const nothing: UploadProgress = { total: 0, sent: 0, isHeld: false, refused: [] };

/**
 * A queue that sends with `send`. When the line is cut it holds and keeps everything; `resume` goes on
 * where it stopped. Photos that were sent and are wanted no more are handed to `discard`.
 */
export function createUploadQueue(
  send: (userId: string, photo: DraftPhoto) => Promise<string>,
  discard: (path: string) => void,
): UploadQueue {
  let uploads: readonly Upload[] = [];
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
  const find = (userId: string, key: string) =>
    uploads.find((upload) => upload.userId === userId && upload.photo.key === key);
  const settle = (upload: Upload, outcome: Partial<Upload>) => {
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
        settle(next, { state: 'sent', path: await send(next.userId, next.photo) });
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

  const want = (userId: string, photos: readonly DraftPhoto[]) => {
    const next = photos.map(
      (photo): Upload =>
        find(userId, photo.key) ?? { userId, photo, state: 'waiting', path: null, cause: null },
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

  async function finish(userId: string, photos: readonly DraftPhoto[]): Promise<string[]> {
    want(userId, photos);
    resume();
    for (;;) {
      await run();
      const mine = photos.map(({ key }) => find(userId, key));
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
