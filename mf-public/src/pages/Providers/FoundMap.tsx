import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import { zipQuery } from '@tree-service/market/api/places';
import {
  besideOthers,
  MapMark,
  MapMarkers,
  MapView,
  zoomForRadius,
} from '@tree-service/market/features/map';
import { Skeleton, Text, VStack } from '@tree-service/design';
import type { ListedVendor } from '../../api/directory';

const HEIGHT = '22rem';
const FITS_PX = 320;
const NEAR_KM = 8;

/** The results around the ZIP code; pressing one opens the profile. The list below says the same in words. */
export default function FoundMap({
  zip,
  vendors,
}: {
  readonly zip: string;
  readonly vendors: readonly ListedVendor[];
}) {
  const navigate = useNavigate();
  const { data: place } = useQuery(zipQuery(zip));
  if (!place) return <Skeleton $height={HEIGHT} $radius="lg" />;
  const center = { latitude: place.latitude, longitude: place.longitude };
  const positions = besideOthers(
    vendors.map(({ near_latitude, near_longitude }) => ({
      latitude: near_latitude,
      longitude: near_longitude,
    })),
  );
  const furthest = Math.max(NEAR_KM, ...vendors.map(({ distance_km }) => distance_km));
  return (
    <VStack $gap={2}>
      <MapView
        label={`Pros around ${zip}`}
        center={center}
        zoom={zoomForRadius(center.latitude, furthest, FITS_PX)}
        height={HEIGHT}
      >
        <MapMark position={center} name={zip} accent />
        <MapMarkers
          label="Pros"
          points={vendors.map(({ vendor_id, business_name }, index) => ({
            id: vendor_id,
            position: positions[index] ?? center,
            label: business_name,
          }))}
          onSelect={(id) => void navigate(paths.provider(id))}
        />
      </MapView>
      <Text size="sm" tone="muted">
        Markers show roughly where each Pro is based, within about a mile.
      </Text>
    </VStack>
  );
}
