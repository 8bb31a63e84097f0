import { LEAD_STATES, type LeadState } from '@tree-service/domain';
import { StatusPill } from '@tree-service/design';

export function LeadStatePill({ state }: { state: LeadState }) {
  const { label, tone } = LEAD_STATES[state];
  return <StatusPill tone={tone}>{label}</StatusPill>;
}
