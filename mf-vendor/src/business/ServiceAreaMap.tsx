import {
  MapView,
  RadiusCircle,
  zoomForRadius,
  type GeoPoint,
} from '@tree-service/market/features/map';
import { kilometersToMiles } from '@tree-service/domain';

const HEIGHT_PX = 288;

/** The service area as a circle; its label says the same in words. */
export function ServiceAreaMap({
  place,
  radiusKm,
}: {
  place: GeoPoint & { city: string; state: string };
  radiusKm: number;
}) {
  const center = { latitude: place.latitude, longitude: place.longitude };
  const miles = Math.round(kilometersToMiles(radiusKm));
  return (
    <MapView
      key={`${place.city} ${miles}`}
      label={`Service area: ${miles} miles around ${place.city}, ${place.state}`}
      center={center}
      zoom={zoomForRadius(center.latitude, radiusKm, HEIGHT_PX)}
      height={`${HEIGHT_PX}px`}
    >
      <RadiusCircle center={center} radiusKm={radiusKm} />
    </MapView>
  );
}
