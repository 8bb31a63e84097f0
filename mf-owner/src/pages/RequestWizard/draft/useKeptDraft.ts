import {
  BackendError,
  inspectPendingRequest,
  isUnreachable,
  isVersionConflict,
  PENDING_REQUEST_VERSION,
  reportError,
  type Json,
  type PendingRequest,
} from '@tree-service/kernel';
import { hashKey } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { readKeptDraft, saveKeptDraft, type KeptDraft } from '../../../api/requestDrafts';
import { expirationFrom } from './draft';
import {
  draftKeeping,
  keepMine,
  onKept,
  reportConflict,
  takeOther,
  noteKeptVersion,
  readKeptVersion,
} from './draftKeeper';

/** How long after the last key the draft is saved. */
const SAVE_AFTER_MS = 1000;

function local(): { key: string; request: PendingRequest } | null {
  const finding = inspectPendingRequest();
  if (finding.kind !== 'found') return null;
  const key = finding.request['submitKey'];
  return typeof key === 'string' ? { key, request: finding.request } : null;
}

function asPending({ answers }: KeptDraft): PendingRequest {
  return {
    ...answers,
    version: PENDING_REQUEST_VERSION,
    expirationTime: expirationFrom(Date.now()),
  };
}

function adopt(other: KeptDraft): void {
  noteKeptVersion({ key: other.key, version: other.version, isChanged: false });
  takeOther(asPending(other));
}

function report(error: unknown): void {
  if (isUnreachable(error)) return;
  reportError(error, { severity: 'warning', category: 'api', source: 'useKeptDraft' });
}

/** Whether two versions of a draft have the same answers, no matter where or when they were saved. */
function isSame(one: PendingRequest, other: PendingRequest): boolean {
  const answers = ({
    expirationTime: _,
    writtenBy: _by,
    step: _step,
    autoSubmitTried: _tried,
    ...rest
  }: PendingRequest) => hashKey([rest]);
  return answers(one) === answers(other);
}

const isSent = (error: unknown) => error instanceof BackendError && error.hint === 'already_sent';

async function save(): Promise<void> {
  const mine = local();
  if (mine === null || draftKeeping.read().conflict !== null) return;
  const kept = readKeptVersion(mine.key);
  if (kept !== null && !kept.isChanged) return;
  const answers: Json = JSON.parse(JSON.stringify(mine.request));
  const version = await saveKeptDraft(mine.key, answers, kept?.version ?? null);
  const isChanged = JSON.stringify(local()?.request) !== JSON.stringify(mine.request);
  noteKeptVersion({ key: mine.key, version, isChanged });
}

/** Compares this browser's draft with the one in the database: takes the newer, and reports one that was changed in both. `onFound`: there was none in this browser. */
async function compare(onFound: () => void): Promise<void> {
  const mine = local();
  const other = await readKeptDraft(mine?.key ?? null);
  if (local()?.key !== mine?.key) return;
  if (other === null) return mine === null ? undefined : save();
  if (mine === null) {
    adopt(other);
    return onFound();
  }
  if (other.request_id !== null) return reportConflict('sent');
  const kept = readKeptVersion(mine.key);
  if (kept?.version === other.version) return save();
  if (isSame(mine.request, asPending(other))) {
    return noteKeptVersion({ key: mine.key, version: other.version, isChanged: false });
  }
  if (kept !== null && !kept.isChanged) return adopt(other);
  return reportConflict('device');
}

/** What people may choose when the draft was changed on another device. */
export interface KeptDraftChoices {
  readonly takeOthers: () => Promise<void>;
  readonly keepThis: () => Promise<void>;
}

/**
 * Keeps the draft of a signed-in owner in the database, so that the owner can continue on another device. Saves shortly
 * after each change, reads when the page is opened and looked at again. Without an owner (null) it stays in this browser.
 * `found` is called with a draft of another device in place.
 */
export function useKeptDraft(ownerId: string | null, found: () => void): KeptDraftChoices {
  const onFound = useEffectEvent(found);
  const running = useRef(Promise.resolve());
  const run = useCallback((work: () => Promise<void>) => {
    running.current = running.current.then(work).catch((error: unknown) => {
      if (isSent(error)) reportConflict('sent');
      else if (isVersionConflict(error)) reportConflict('device');
      else report(error);
    });
    return running.current;
  }, []);

  useEffect(() => {
    if (ownerId === null) return undefined;
    const look = () => compare(() => onFound());
    void run(look);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onKept(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(save), SAVE_AFTER_MS);
    });
    const onVisibility = () => {
      if (document.visibilityState === 'visible') void run(look);
      // What was typed just before leaving must reach the other device, too.
      else void run(save);
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      if (draftKeeping.read().conflict === null) void run(save);
    };
  }, [ownerId, run]);

  const choose = (work: (other: KeptDraft) => void) =>
    run(async () => {
      const other = await readKeptDraft(local()?.key ?? null);
      if (other?.request_id) return reportConflict('sent');
      if (other) work(other);
    });
  return {
    takeOthers: () => choose(adopt),
    keepThis: () =>
      choose(({ key, version }) => {
        noteKeptVersion({ key, version, isChanged: true });
        keepMine();
      }),
  };
}
