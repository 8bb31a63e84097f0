import { LEAD_STATES, type LeadState } from '@tree-service/domain';
import { StatusPill } from '@tree-service/design';

/** The state of a lead, as its Pro reads it. */
export function LeadStatePill({ state }: { state: LeadState }) {
  const { label, tone } = LEAD_STATES[state];
  return <StatusPill tone={tone}>{label}</StatusPill>;
}
