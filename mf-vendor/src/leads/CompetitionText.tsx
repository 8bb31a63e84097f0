import { useQuery } from '@tanstack/react-query';
import { leadCompetitionQuery } from '@tree-service/shared/api/leads';
import type { LeadState } from '@tree-service/shared/domain';
import { useVendorId } from '../area/vendorId';
import { competitionAfter, competitionBefore } from './competition';
import { isTaken } from './leadGroups';

/** How contested a living lead is, in a sentence; nothing while that is not known. */
export function CompetitionText({ lead }: { lead: { id: string; state: LeadState } }) {
  const { data } = useQuery(leadCompetitionQuery(useVendorId()));
  const places = data?.[lead.id];
  if (!places) return null;
  return <>{isTaken(lead.state) ? competitionAfter(places) : competitionBefore(places)}</>;
}
