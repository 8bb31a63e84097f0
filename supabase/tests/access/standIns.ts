import { FORMER, type Afterwards, type FormerName } from './afterwards';
import type { AccessWorld, CallerName } from './world';

/**
 * The bystander of the matrix in whose place each former caller stands: having had to do with a deal
 * gives no more than never having had.
 */
export const STAND_INS: Record<FormerName, Exclude<CallerName, 'visitor' | 'crewLink'>> = {
  declined: 'otherVendor',
  lost: 'otherVendor',
  terminated: 'suspendedVendor',
  canceled: 'otherVendor',
  formerAdmin: 'otherOwner',
  erasedOwner: 'otherOwner',
};

/** The world with a former caller in a bystander's place, and the deal that ended in that of the agreed one. */
export function worldOf(world: AccessWorld, past: Afterwards, name: FormerName): AccessWorld {
  const { request, lead, quote, conversation, job, photo } = past.deals[name];
  const place = STAND_INS[name];
  const caller = past.callers[name];
  return {
    ...world,
    ids: { ...world.ids, [place]: caller.userId },
    callers: { ...world.callers, [place]: caller },
    offered: { request, lead },
    quoted: { request, lead, quote, conversation },
    scheduled: { request, lead, quote, job },
    started: { job },
    delivered: { ...world.delivered, job },
    completed: { ...world.completed, job },
    photo,
  };
}

/** The former callers of whom something is true, in their order. */
export async function formerWhere(
  is: (name: FormerName) => boolean | Promise<boolean>,
): Promise<string> {
  const found: FormerName[] = [];
  for (const name of FORMER) if (await is(name)) found.push(name);
  return found.join(' ');
}
