import { isKeyOf, LEAD_STATES, type LeadState } from '@tree-service/domain';

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

/** Every state a lead can be in. */
export const EVERY_STATE = Object.keys(LEAD_STATES).filter((state) => isKeyOf(LEAD_STATES, state));

/** The part of the inbox a lead in a state belongs to. */
export function groupOfLead(state: LeadState): LeadGroup {
  return groups[state];
}

/** What a text from the address bar names; the new leads when it names nothing known. */
export function parseLeadGroup(text: string | null): LeadGroup {
  return LEAD_GROUPS.find((group) => group === text) ?? 'new';
}

/** The states of the leads in a part of the inbox. */
export function statesOfGroup(group: LeadGroup): LeadState[] {
  return EVERY_STATE.filter((state) => groups[state] === group);
}

/** How many leads a part of the inbox holds, from the numbers in each state. */
export function countGroup(
  group: LeadGroup,
  byState: Readonly<Partial<Record<LeadState, number>>>,
): number {
  return statesOfGroup(group).reduce((sum, state) => sum + (byState[state] ?? 0), 0);
}

/** Whether the Pro has taken the request, so that its conversation and quotes are open. */
export function isTaken(state: LeadState): boolean {
  return groupOfLead(state) === 'active' || state === 'won';
}
