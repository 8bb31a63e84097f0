import type { LeadState } from '@tree-service/shared/domain';

/** The parts of a Pro's inbox, in the order they are shown. */
export const LEAD_GROUPS = ['new', 'active', 'won', 'closed'] as const;

/** A part of a Pro's inbox. */
export type LeadGroup = (typeof LEAD_GROUPS)[number];

const groups: Readonly<Record<LeadState, LeadGroup>> = {
  offered: 'new',
  viewed: 'new',
  accepted: 'active',
  engaged: 'active',
  quoted: 'active',
  released: 'active',
  won: 'won',
  lost: 'closed',
  declined: 'closed',
  expired: 'closed',
  credited: 'closed',
  withdrawn: 'closed',
};

/** The part of the inbox a lead in a state belongs to. */
export function groupOfLead(state: LeadState): LeadGroup {
  return groups[state];
}

/** What a text from the address bar names; the new leads when it names nothing known. */
export function parseLeadGroup(text: string | null): LeadGroup {
  return LEAD_GROUPS.find((group) => group === text) ?? 'new';
}

/** How many leads each part of the inbox holds. */
export function countLeadGroups(
  leads: ReadonlyArray<{ state: LeadState }>,
): Record<LeadGroup, number> {
  const counts: Record<LeadGroup, number> = { new: 0, active: 0, won: 0, closed: 0 };
  for (const { state } of leads) counts[groupOfLead(state)] += 1;
  return counts;
}

/** Whether the Pro has taken the request, so that its conversation and quotes are open. */
export function isTaken(state: LeadState): boolean {
  return groupOfLead(state) === 'active' || state === 'won';
}
