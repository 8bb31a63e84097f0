import type { InboxLead } from '../../../api/leadInbox';
import { formatMiles, listedPrice, SERVICES, statusOfLead } from '@tree-service/domain';
import {
  besideOthers,
  MapMarkers,
  type MapPoint,
  MapPointList,
  MapView,
  type MarkerTone,
  RadiusCircle,
  zoomForRadius,
} from '@tree-service/market/features/map';
import { Text, VStack } from '@tree-service/design';
import { useState } from 'react';
import { useBusiness } from '../../../business/useBusiness';
import { groupOfLead, type LeadGroup } from '../../../leads/leadGroups';
import { LeadCard } from '../LeadCard';
import { firstPhoto } from '../usePhotoAddresses';

const FITS_PX = 320;
const NEAR_KM = 5;
const FAR_KM = 40;
// For a Pro without a location and without requests.
const US_CENTER = { latitude: 39.8, longitude: -98.6 };

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

/** Selecting a lead shows its card below the map. */
export default function LeadMap({
  leads,
  photos,
}: {
  leads: readonly InboxLead[];
  photos: Readonly<Record<string, string>>;
}) {
  const { data: business } = useBusiness();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const points = leadPoints(leads);
  const selected = leads.find(({ id }) => id === selectedId);
  const home =
    business && business.latitude !== null && business.longitude !== null
      ? { latitude: business.latitude, longitude: business.longitude }
      : null;
  const center = home ?? points[0]?.position ?? US_CENTER;
  const radius = business?.service_radius_km ?? FAR_KM;
  const furthest = Math.max(NEAR_KM, ...leads.map(({ distance_km: distance }) => distance));
  return (
    <VStack $gap={4}>
      <MapView
        label="Requests on a map"
        center={center}
        zoom={zoomForRadius(center.latitude, home ? furthest : FAR_KM, FITS_PX)}
        height="24rem"
      >
        {home && <RadiusCircle center={home} radiusKm={radius} />}
        <MapMarkers
          label="Requests"
          points={points}
          selectedId={selectedId}
          onSelect={setSelectedId}
        />
      </MapView>
      <Text size="sm" tone="muted">
        Markers show the ZIP code, not the exact address.
        {home && ` The circle is your service area, ${formatMiles(radius)} around you.`}
      </Text>
      <MapPointList
        caption="Requests on the map"
        points={points}
        from={home ?? undefined}
        onSelect={setSelectedId}
      />
      <div role="status">
        {selected && (
          <LeadCard key={selected.id} lead={selected} photo={photos[firstPhoto(selected) ?? '']} />
        )}
      </div>
    </VStack>
  );
}
