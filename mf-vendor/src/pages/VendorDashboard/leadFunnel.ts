import type { LeadState } from '@tree-service/shared/domain';
import type { LeadGroup } from '../../leads/leadGroups';

/** One step of the way from an offer to a job, with how many leads stand there. */
export interface FunnelStep {
  label: string;
  count: number;
  /** The part of the inbox that holds them. */
  group: LeadGroup;
}

const steps: ReadonlyArray<{ label: string; group: LeadGroup; states: readonly LeadState[] }> = [
  { label: 'To decide', group: 'new', states: ['offered', 'viewed'] },
  { label: 'Accepted', group: 'active', states: ['accepted', 'released'] },
  { label: 'In conversation', group: 'active', states: ['engaged'] },
  { label: 'Quoted', group: 'active', states: ['quoted'] },
  { label: 'Won', group: 'won', states: ['won'] },
  {
    label: 'Closed',
    group: 'closed',
    states: ['lost', 'declined', 'expired', 'credited', 'withdrawn'],
  },
];

/** How many leads stand at each step from the offer to the job. */
export function leadFunnel(leads: ReadonlyArray<{ state: LeadState }>): FunnelStep[] {
  return steps.map(({ label, group, states }) => ({
    label,
    group,
    count: leads.filter(({ state }) => states.includes(state)).length,
  }));
}
