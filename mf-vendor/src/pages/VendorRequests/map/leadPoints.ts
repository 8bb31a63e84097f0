import type { InboxLead } from '../../../api/leadInbox';
import { formatCentsRange, formatMiles, SERVICES, statusOfLead } from '@tree-service/domain';
import type { GeoPoint, MapPoint, MarkerTone } from '@tree-service/market/features/map';
import { groupOfLead, type LeadGroup } from '../../../leads/leadGroups';

const tones: Readonly<Record<LeadGroup, MarkerTone>> = {
  new: 'warning',
  active: 'info',
  won: 'brand',
  closed: 'muted',
};

const RING_DEGREES = 0.006;
const PER_RING = 8;

// Requests in one ZIP code share its center; spread in rings, each can be clicked.
function beside({ latitude, longitude }: GeoPoint, place: number): GeoPoint {
  if (place === 0) return { latitude, longitude };
  const ring = Math.ceil(place / PER_RING);
  const angle = ((place - 1) % PER_RING) * ((2 * Math.PI) / PER_RING);
  return {
    latitude: latitude + ring * RING_DEGREES * Math.cos(angle),
    longitude: longitude + ring * RING_DEGREES * Math.sin(angle),
  };
}

/** Leads as points within their ZIP code; those of one ZIP code are spread out. */
export function leadPoints(leads: readonly InboxLead[]): MapPoint[] {
  const perZip = new Map<string, number>();
  return leads.map((lead) => {
    const { id, state, distance_km: distance, service_requests: request } = lead;
    const place = perZip.get(request.zip) ?? 0;
    perZip.set(request.zip, place + 1);
    return {
      id,
      position: beside(request, place),
      label: `${SERVICES[request.category].name}, request ${request.number}`,
      detail: `${statusOfLead(lead).label}, ${formatCentsRange(request.estimate_low_cents, request.estimate_high_cents)}, ${formatMiles(distance)} away`,
      tone: request.timing === 'emergency' ? 'danger' : tones[groupOfLead(state)],
    };
  });
}
