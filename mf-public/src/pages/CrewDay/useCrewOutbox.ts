import type { JobState } from '@tree-service/domain';
import { isUnreachable, notify, queryClient, reportError } from '@tree-service/kernel';
import { uploadCrewPhoto } from '@tree-service/market/api/photos';
import { deliveryDraft } from '@tree-service/market/features/delivery';
import { forgetFormFiles, readFormFiles } from '@tree-service/market/features/deviceFiles';
import { useOnceReachable } from '@tree-service/market/features/keptFiles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  crewDayQuery,
  deliverJobAsCrew,
  signChecklistAsCrew,
  startJobAsCrew,
  startTravelAsCrew,
  type CrewDay,
  type CrewJob,
} from '../../api/crewDay';
import { createCrewOutbox, type CrewOutbox, type OutboxState, type WaitingAct } from './crewOutbox';

const AFTER: Readonly<Record<'start_travel' | 'start' | 'deliver', readonly JobState[]>> = {
  start_travel: ['en_route', 'in_progress', 'change_order_pending', 'delivered', 'completed'],
  start: ['in_progress', 'change_order_pending', 'delivered', 'completed'],
  deliver: ['delivered', 'completed'],
};

/** Whether a job as the server knows it shows that an act has arrived. */
export function hasArrived(act: WaitingAct, job: CrewJob): boolean {
  if (act.kind !== 'sign') return AFTER[act.kind].includes(job.state);
  const { checklist } = job;
  return (
    checklist !== null &&
    checklist.signed_by === act.checklist.signedBy &&
    Date.parse(checklist.signed_at) >= act.at
  );
}

const REACHED = { start_travel: 'en_route', start: 'in_progress', deliver: 'delivered' } as const;

/** A job as it is on site: with what waits on this device, but for what can still be taken back or was refused. */
export function jobOnSite(job: CrewJob, { waiting, fresh, refused }: OutboxState): CrewJob {
  let onSite = job;
  for (const act of waiting) {
    if (act.jobId !== job.id) continue;
    if (refused.has(act.id)) return onSite;
    if (act.kind === 'sign') {
      const { signedBy } = act.checklist;
      const signed_at = new Date(act.at).toISOString();
      onSite = { ...onSite, checklist: { signed_by: signedBy, signed_at } };
    } else if (act.kind === 'deliver' || act.id !== fresh) {
      onSite = { ...onSite, state: REACHED[act.kind] };
    }
  }
  return onSite;
}

const freshDay = (token: string) =>
  queryClient.fetchQuery({ ...crewDayQuery(token), staleTime: 0, retry: false });

function answered(answer: unknown): void {
  if (answer === null) throw new Error("This link doesn't work anymore. Ask for a new one.");
}

async function deliver(
  token: string,
  folder: string,
  act: WaitingAct & { kind: 'deliver' },
): Promise<void> {
  const draft = deliveryDraft(act.jobId);
  const files = await readFormFiles(draft);
  if (files.length < act.photoCount) {
    throw new Error(
      'Some photos of this job are no longer on this device. Take “Done” back and add them again.',
    );
  }
  const paths: string[] = [];
  // One after the other, so that on a thin line some arrive instead of all failing half-way.
  for (const { key, file } of files) paths.push(await uploadCrewPhoto(folder, key, file, token));
  answered(await deliverJobAsCrew(token, act.jobId, act.note, paths));
  await forgetFormFiles(draft);
}

function outboxOf(token: string, day: CrewDay): CrewOutbox {
  const nameOf = (jobId: string) =>
    day.jobs.find(({ id }) => id === jobId)?.contact_name ?? 'the owner';
  const send = async (act: WaitingAct): Promise<void> => {
    if (act.kind === 'start_travel') {
      answered(await startTravelAsCrew(token, act.jobId));
      notify.success(`We let ${nameOf(act.jobId)} know you're on your way.`);
    } else if (act.kind === 'start') {
      answered(await startJobAsCrew(token, act.jobId));
      notify.success('Work started.');
    } else if (act.kind === 'sign') {
      answered(await signChecklistAsCrew(token, act.jobId, act.checklist));
      notify.success('Checklist signed.');
    } else {
      await deliver(token, day.photo_folder, act);
      notify.success(`Work delivered. We asked ${nameOf(act.jobId)} to accept it.`);
    }
  };
  return createCrewOutbox({
    isMine: (jobId) => day.jobs.some(({ id }) => id === jobId),
    send: async (act) => {
      try {
        await send(act);
      } catch (cause) {
        if (!isUnreachable(cause)) {
          reportError(cause, { category: 'api', source: 'useCrewOutbox', severity: 'warning' });
        }
        throw cause;
      }
      // What waited is shown until the day says the same.
      await freshDay(token);
    },
    isDone: async (act) => {
      const job = (await freshDay(token))?.jobs.find(({ id }) => id === act.jobId);
      return job !== undefined && hasArrived(act, job);
    },
  });
}

/** What a crew did on this device with the jobs of its day, on its way to the server; see createCrewOutbox. */
export function useCrewOutbox(token: string, day: CrewDay): [CrewOutbox, OutboxState] {
  const [outbox] = useState(() => outboxOf(token, day));
  const state = useSyncExternalStore(outbox.subscribe, outbox.state, outbox.state);
  useEffect(() => {
    outbox.resume();
    const flushIfHidden = () => {
      if (document.visibilityState === 'hidden') outbox.flush();
    };
    window.addEventListener('pagehide', outbox.flush);
    document.addEventListener('visibilitychange', flushIfHidden);
    return () => {
      outbox.flush();
      window.removeEventListener('pagehide', outbox.flush);
      document.removeEventListener('visibilitychange', flushIfHidden);
    };
  }, [outbox]);
  useOnceReachable(state.isHeld, outbox.resume);
  return [outbox, state];
}
