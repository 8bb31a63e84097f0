import { useQuery } from '@tanstack/react-query';
import { formatMiles } from '@tree-service/domain';
import {
  around,
  besideOthers,
  MapMark,
  MapMarkers,
  MapView,
  RadiusCircle,
  zoomForRadius,
  type GeoPoint,
} from '@tree-service/market/features/map';
import { QueryBoundary, Skeleton, Text, VStack } from '@tree-service/design';
import { useState } from 'react';
import { vendorAreasQuery, type VendorArea } from '../../../api/vendorAreas';
import { MAP_HEIGHT } from '../../../area/MapOnDemand';

/** What of the map's height everyone fills, in px. */
const FITS_PX = 280;
const LEAST_KM = 4;

export interface VendorsMapProps {
  /** The center of the property's ZIP code. */
  readonly place: GeoPoint;
  readonly zip: string;
  /** The Pros who were asked, those who matter most first. */
  readonly vendorIds: readonly string[];
}

function Areas({
  place,
  zip,
  areas,
}: Omit<VendorsMapProps, 'vendorIds'> & { readonly areas: readonly VendorArea[] }) {
  const [chosenId, setChosenId] = useState(areas[0]?.vendor_id);
  const chosen = areas.find(({ vendor_id }) => vendor_id === chosenId);
  const positions = besideOthers(areas.map(({ near }) => near));
  const { center, reachKm } = around([place, ...areas.map(({ near }) => near)]);
  return (
    <VStack $gap={2}>
      <MapView
        label={`Pros around ${zip}`}
        center={center}
        zoom={zoomForRadius(place.latitude, Math.max(LEAST_KM, reachKm), FITS_PX)}
        height={MAP_HEIGHT}
      >
        {chosen && <RadiusCircle center={chosen.near} radiusKm={chosen.service_radius_km} />}
        <MapMark position={place} name={zip} accent />
        <MapMarkers
          label="Pros"
          points={areas.map(({ vendor_id, business_name }, index) => ({
            id: vendor_id,
            position: positions[index] ?? place,
            label: business_name,
          }))}
          selectedId={chosen?.vendor_id ?? null}
          onSelect={setChosenId}
        />
      </MapView>
      <Text size="sm" tone="muted" role="status">
        {chosen &&
          `The circle is where ${chosen.business_name} works, up to ${formatMiles(chosen.service_radius_km)} away. `}
        Markers show roughly where each Pro is based, within about a mile. Select one to see where
        that Pro works.
      </Text>
    </VStack>
  );
}

/** The Pros who were asked, around the property's ZIP code. */
export default function VendorsMap({ vendorIds, ...place }: VendorsMapProps) {
  const query = useQuery(vendorAreasQuery(vendorIds));
  return (
    <QueryBoundary
      query={query}
      what="where Pros work"
      loading={<Skeleton $height={MAP_HEIGHT} $radius="lg" />}
    >
      {(areas) => <Areas {...place} areas={areas} />}
    </QueryBoundary>
  );
}
