import type { InboxLead } from '../../../api/leadInbox';
import { formatMiles, listedPrice, SERVICES, statusOfLead } from '@tree-service/domain';
import { besideOthers, type MapPoint, type MarkerTone } from '@tree-service/market/features/map';
import { groupOfLead, type LeadGroup } from '../../../leads/leadGroups';

const tones: Readonly<Record<LeadGroup, MarkerTone>> = {
  new: 'warning',
  active: 'info',
  won: 'brand',
  closed: 'muted',
};

/** Leads as points within their ZIP code; those of one ZIP code are spread out. */
export function leadPoints(leads: readonly InboxLead[]): MapPoint[] {
  const positions = besideOthers(leads.map(({ service_requests: request }) => request));
  return leads.map((lead, place) => {
    const { id, state, distance_km: distance, service_requests: request, jobs: job } = lead;
    const { amount } = listedPrice(request, job === null ? [] : [job]);
    return {
      id,
      position: positions[place] ?? request,
      label: `${SERVICES[request.category].name}, request #${request.number}`,
      detail: `${statusOfLead(lead).label}, ${amount}, ${formatMiles(distance)} away`,
      tone: request.timing === 'emergency' ? 'danger' : tones[groupOfLead(state)],
    };
  });
}
