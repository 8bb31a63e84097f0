import { useQuery } from '@tanstack/react-query';
import { zipQuery } from '@tree-service/market/api/places';
import { kilometersToMiles, milesToKilometers } from '@tree-service/domain';
import { EditConflict } from '@tree-service/design/hooks';
import {
  Form,
  NumberField,
  typedNumber,
  useSchemaForm,
  zip,
  ZipField,
} from '@tree-service/design/forms';
import { Grid, Text } from '@tree-service/design';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import {
  MapView,
  RadiusCircle,
  zoomForRadius,
  type GeoPoint,
} from '@tree-service/market/features/map';
import type { Business } from '../api/vendors';
import { ChangeInReview } from './ChangeInReview';
import { SaveActions } from './SaveActions';
import { useGuardedBusiness } from './useGuardedBusiness';

/** The database allows at most 160 km. */
const RADIUS_MAX_MILES = 99;

const schema = v.object({
  zip,
  radius: typedNumber('a distance in miles', { min: 1, max: RADIUS_MAX_MILES, whole: true }),
});

const HEIGHT_PX = 288;

/** The service area as a circle; its label says the same in words. */
function ServiceAreaMap({
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

export function ServiceAreaForm({
  business,
  onSaved,
}: {
  business: Pick<
    Business,
    'zip' | 'region' | 'service_radius_km' | 'version' | 'approved_at' | 'business_proposals'
  >;
  onSaved?: () => void;
}) {
  const { zip: storedZip, service_radius_km } = business;
  const stored = { zip: storedZip, service_radius_km };
  const typed = {
    zip: storedZip ?? '',
    radius: String(Math.round(kilometersToMiles(service_radius_km))),
  };
  const form = useSchemaForm(schema, { defaultValues: typed });
  const [typedZip, typedRadius] = useWatch({ control: form.control, name: ['zip', 'radius'] });
  const place = useQuery(zipQuery(typedZip.trim().slice(0, 5)));
  const radius = v.safeParse(schema.entries.radius, typedRadius);
  const isMoving =
    business.approved_at !== null && !!place.data && place.data.state !== business.region;
  const save = useGuardedBusiness(stored, business.version, 'Service area saved', onSaved, () =>
    isMoving ? ['zip'] : [],
  );
  return (
    <Form
      form={form}
      draft="service-area"
      label="Service area"
      onSubmit={async (values) => {
        const saved = await save.send({
          zip: values.zip,
          service_radius_km: milesToKilometers(values.radius),
        });
        if (saved.ok && isMoving) form.setValue('zip', typed.zip);
        return saved;
      }}
    >
      <Grid $min="12rem" $gap={5}>
        <ZipField control={form.control} name="zip" label="Your crew's starting ZIP code" />
        <NumberField
          control={form.control}
          name="radius"
          label="Travel distance"
          unit="miles"
          whole
        />
      </Grid>
      {place.data && (
        <Text tone="muted">
          Your crew starts from {place.data.city}, {place.data.state}.
        </Text>
      )}
      {isMoving && (
        <Text tone="muted">
          You were approved in {business.region}, so we review a move to another state first.
        </Text>
      )}
      <ChangeInReview business={business} field="zip" current="your current location" />
      {place.data === null && (
        <Text tone="warning">We don't recognize this ZIP code. Please check it.</Text>
      )}
      {place.data && radius.success && (
        <ServiceAreaMap place={place.data} radiusKm={milesToKilometers(radius.output)} />
      )}
      {save.refused && (
        <EditConflict
          busy={save.busy}
          onTakeTheirs={() => {
            form.reset(typed);
            save.restart();
          }}
          onSaveMine={save.overwrite}
        />
      )}
      <SaveActions goesOn={onSaved !== undefined} />
    </Form>
  );
}
