import { isKeyOf, LEAD_STATES, type LeadState } from '@tree-service/domain';

/** The tabs of the inbox, in order. */
export const LEAD_GROUPS = ['new', 'active', 'won', 'closed'] as const;

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

export const ALL_LEAD_STATES = Object.keys(LEAD_STATES).filter((state) =>
  isKeyOf(LEAD_STATES, state),
);

export function groupOfLead(state: LeadState): LeadGroup {
  return groups[state];
}

/** New leads for an unknown tab. */
export function parseLeadGroup(text: string | null): LeadGroup {
  return LEAD_GROUPS.find((group) => group === text) ?? 'new';
}

export function statesOfGroup(group: LeadGroup): LeadState[] {
  return ALL_LEAD_STATES.filter((state) => groups[state] === group);
}

export function countGroup(
  group: LeadGroup,
  byState: Readonly<Partial<Record<LeadState, number>>>,
): number {
  return statesOfGroup(group).reduce((sum, state) => sum + (byState[state] ?? 0), 0);
}

/** Whether the Pro accepted the request, so that its conversation and quotes are open. */
export function isTaken(state: LeadState): boolean {
  return groupOfLead(state) === 'active' || state === 'won';
}
