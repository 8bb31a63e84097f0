import { FORMER, type Afterwards, type EndedDeal, type FormerName } from './afterwards';
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
  adminWithoutCode: 'otherOwner',
  erasedOwner: 'otherOwner',
  erasedVendor: 'otherVendor',
};

/** The world with another caller in a bystander's place, and a deal of theirs in that of the agreed one. */
export function standingIn(
  world: AccessWorld,
  place: Exclude<CallerName, 'visitor' | 'crewLink'>,
  caller: { userId: string },
  { request, lead, quote, conversation, job, photo }: EndedDeal,
): AccessWorld {
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

/** The world with a former caller in a bystander's place, and the deal that ended in that of the agreed one. */
export function worldOf(world: AccessWorld, past: Afterwards, name: FormerName): AccessWorld {
  return standingIn(world, STAND_INS[name], past.callers[name], past.deals[name]);
}

/** The former callers of whom something is true, in their order. */
export async function formerWhere(
  is: (name: FormerName) => boolean | Promise<boolean>,
): Promise<string> {
  const found: FormerName[] = [];
  for (const name of FORMER) if (await is(name)) found.push(name);
  return found.join(' ');
}
