import { newKey } from '@tree-service/domain';
import { browserStorage, isUnreachable } from '@tree-service/kernel';
import { isRecord } from '@tree-service/kernel/contract';
import type { SignedChecklist } from '@tree-service/market/features/safety';

/** What a crew did with a job. Photos of finished work are files of the delivery's draft, on this device. */
export type CrewAct =
  | { readonly kind: 'start_travel' }
  | { readonly kind: 'start' }
  | { readonly kind: 'sign'; readonly checklist: SignedChecklist }
  | { readonly kind: 'deliver'; readonly note: string; readonly photoCount: number };

/** Something a crew did that the server doesn't know yet. */
export type WaitingAct = CrewAct & {
  readonly id: string;
  readonly jobId: string;
  /** When it was done, in ms since 1970. */
  readonly at: number;
  /** Until when it can be taken back, in ms since 1970. */
  readonly undoUntil: number;
};

/** What waits, and what came of it. */
export interface OutboxState {
  readonly waiting: readonly WaitingAct[];
  /** Without a connection; all continues once it is back. */
  readonly isHeld: boolean;
  /** The act that is being sent. */
  readonly sending: string | null;
  /** The act that can be taken back before it is sent for the first time, or is being sent for the first time. */
  readonly fresh: string | null;
  /** Acts the server refused, and why; what comes after them for the same job waits. */
  readonly refused: ReadonlyMap<string, unknown>;
}

export interface CrewOutbox {
  /** Keeps an act and sends it after `undoMs`. */
  add: (jobId: string, act: CrewAct, undoMs?: number) => void;
  /** Takes an act back that is not being sent. Returns whether it was. */
  takeBack: (id: string) => boolean;
  /** Sends at once what could still be taken back, as before the page is hidden. */
  flush: () => void;
  /** Sends what was there before, and tries again what was held or refused. */
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  state: () => OutboxState;
}

const KEY = 'tree-service-crew-acts';

/** A link works until midnight, so that what is older can no longer be sent. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1000;

function isAct(value: unknown): value is WaitingAct {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['jobId'] === 'string' &&
    ['start_travel', 'start', 'sign', 'deliver'].includes(String(value['kind'])) &&
    Number(value['at']) > Date.now() - KEPT_MS
  );
}

function storedActs(): readonly WaitingAct[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isAct) : [];
  } catch {
    return [];
  }
}

const byTime = (one: WaitingAct, other: WaitingAct) => one.at - other.at;

/**
 * Keeps on this device what a crew does with the jobs `isMine` says, and sends it in order with `send`, by itself, also after
 * the page was closed and opened again. `isDone` says whether the server knows an act already, as after a lost answer.
 */
export function createCrewOutbox({
  send,
  isDone,
  isMine,
}: {
  send: (act: WaitingAct) => Promise<void>;
  isDone: (act: WaitingAct) => Promise<boolean>;
  isMine: (jobId: string) => boolean;
}): CrewOutbox {
  let waiting: readonly WaitingAct[] = storedActs()
    .filter(({ jobId }) => isMine(jobId))
    .sort(byTime);
  let isHeld = false;
  let sending: string | null = null;
  let fresh: string | null = null;
  let refused: ReadonlyMap<string, unknown> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  // What was there when the page was opened, or failed without an answer, may have arrived.
  const doubtful = new Set(waiting.map(({ id }) => id));
  const listeners = new Set<() => void>();
  let shown: OutboxState = { waiting, isHeld, sending, fresh, refused };

  const publish = () => {
    shown = { waiting, isHeld, sending, fresh, refused };
    for (const listener of listeners) listener();
  };
  // Another tab may keep acts as well: only those of this one are replaced.
  const store = (changed: readonly WaitingAct[], removed: readonly string[] = []) => {
    const ids = new Set([...changed.map(({ id }) => id), ...removed]);
    const others = storedActs().filter(({ id }) => !ids.has(id));
    browserStorage.write(KEY, JSON.stringify([...others, ...changed]));
    waiting = changed;
  };
  const remove = (id: string) =>
    store(
      waiting.filter((act) => act.id !== id),
      [id],
    );

  const next = (): WaitingAct | undefined => {
    const blocked = new Set<string>();
    return waiting.find(({ id, jobId }) => {
      if (refused.has(id)) blocked.add(jobId);
      return !blocked.has(jobId);
    });
  };

  async function pump(): Promise<void> {
    for (;;) {
      const act = next();
      if (act === undefined || isHeld) return;
      const wait = act.undoUntil - Date.now();
      fresh = doubtful.has(act.id) ? null : act.id;
      publish();
      if (wait > 0) {
        clearTimeout(timer);
        timer = setTimeout(run, wait);
        return;
      }
      sending = act.id;
      publish();
      try {
        const arrived = doubtful.has(act.id) && (await isDone(act));
        if (!arrived) await send(act);
        remove(act.id);
      } catch (cause) {
        doubtful.add(act.id);
        if (isUnreachable(cause)) isHeld = true;
        else refused = new Map([...refused, [act.id, cause]]);
      }
      sending = null;
      fresh = null;
      publish();
    }
  }
  function run(): void {
    running ??= pump().finally(() => {
      running = null;
    });
  }

  return {
    add: (jobId, act, undoMs = 0) => {
      // A step is taken once, however often its button was pressed; a checklist can be signed again.
      const isTaken = waiting.some((one) => one.jobId === jobId && one.kind === act.kind);
      if (isTaken && act.kind !== 'sign') return;
      const at = Date.now();
      store([...waiting, { ...act, id: newKey(), jobId, at, undoUntil: at + undoMs }]);
      publish();
      run();
    },
    takeBack: (id) => {
      if (sending === id || !waiting.some((act) => act.id === id)) return false;
      remove(id);
      if (fresh === id) fresh = null;
      refused = new Map([...refused].filter(([key]) => key !== id));
      publish();
      run();
      return true;
    },
    flush: () => {
      store(waiting.map((act) => ({ ...act, undoUntil: 0 })));
      publish();
      run();
    },
    resume: () => {
      isHeld = false;
      refused = new Map();
      publish();
      run();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => shown,
  };
}
