import { isKeyOf } from '@tree-service/domain';
import { CASE_NAMES } from '../../api/caseNames';
import type { CaseQueue } from '../../api/decisions';
import type { CaseKey, QueueChoice, WaitingCase } from '../../api/reviewQueue';
import { adminPaths } from '../../paths';

const MINE = 'mine';

const queueIn = (name: string | null): CaseQueue | null =>
  isKeyOf(CASE_NAMES, name) ? name : null;

/** The list an address shows. */
export function readQueueChoice(address: URLSearchParams): QueueChoice {
  return { queue: queueIn(address.get('queue')), isMine: address.get('who') === MINE };
}

function search({ queue, isMine }: QueueChoice): URLSearchParams {
  const address = new URLSearchParams();
  if (queue !== null) address.set('queue', queue);
  if (isMine) address.set('who', MINE);
  return address;
}

const withSearch = (address: URLSearchParams) =>
  address.size === 0 ? adminPaths.queue() : `${adminPaths.queue()}?${address.toString()}`;

/** The address of a list. */
export const toQueue = (choice: QueueChoice): string => withSearch(search(choice));

/** The case an address shows, as "claims:ID"; null for the list. */
export function readCase(address: URLSearchParams): CaseKey | null {
  const [name = null, id = ''] = address.get('case')?.split(':', 2) ?? [];
  const queue = queueIn(name);
  return queue === null || id === '' ? null : { queue, id };
}

/** The address of a case, which leads back to the list it was opened from. */
export function toCase({ queue, id }: CaseKey, choice: QueueChoice): string {
  const address = search(choice);
  address.set('case', `${queue}:${id}`);
  return withSearch(address);
}

/** The case after another one, or the first when that one is no longer open; null when there is none. */
export function nextCase(cases: readonly WaitingCase[], current: CaseKey): WaitingCase | null {
  const place = cases.findIndex(({ queue, id }) => queue === current.queue && id === current.id);
  return cases[place + 1] ?? null;
}
