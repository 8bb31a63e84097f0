import { useQuery } from '@tanstack/react-query';
import { zipQuery } from '@tree-service/market/api/places';
import { zipDigits } from '@tree-service/market/features/firstFacts';
import { TextField, ZipField, type SchemaForm } from '@tree-service/design/forms';
import {
  ChoiceCards,
  Details,
  Grid,
  RetryAlert,
  Skeleton,
  Text,
  TextInput,
  VStack,
} from '@tree-service/design';
import { untilShared, LOCALE } from '@tree-service/domain';
import { isOwner, messageOf, useAuth } from '@tree-service/kernel';
import type * as v from 'valibot';
import { LocationPicker, type GeoPoint } from '@tree-service/market/features/map';
import { useId, useState } from 'react';
import { Home, Plus, Search } from 'lucide-react';
import { myPropertiesQuery, pinOf } from '../../../api/properties';
import { findProperties } from '../../Properties/findProperties';
import { NEW_PLACE, type PropertyValues } from '../schemas/propertySchema';
import type { sendSchema, SendValues } from '../schemas/sendSchema';
import { placeHint } from './placeHint';
import { PIN_WITHIN_KM, pinNear } from './pinNear';

/** A property, or another address, whose ZIP code is to be given. */
type ChosenPlace = Omit<PropertyValues, 'zip'> & { zip?: string };

/** With more properties than this there is a search field. */
const OFFERED = 8;

/** Offers the owner's properties, or another address. Nothing when there are none. */
function OwnPropertiesField({
  chosen,
  onChoose,
}: {
  /** The id of a property, or NEW_PLACE. */
  chosen: string;
  onChoose: (place: ChosenPlace) => void;
}) {
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const mayOwn = useAuth(isOwner);
  const { data, error, isLoading, refetch } = useQuery({
    ...myPropertiesQuery(userId),
    enabled: userId !== '' && mayOwn,
  });
  const [words, setWords] = useState('');

  if (isLoading) return <Skeleton $height="4.5rem" $radius="lg" />;
  if (error) {
    return (
      <RetryAlert title="We couldn't load your properties" onRetry={refetch}>
        {messageOf(error)} You can enter the address instead.
      </RetryAlert>
    );
  }
  if (data === undefined || data.length === 0) return null;

  const choose = (place: string) => {
    const property = data.find(({ id }) => id === place);
    onChoose({
      place,
      address: property?.address ?? '',
      label: property?.label ?? '',
      pin: property ? pinOf(property) : null,
      ...(property && { zip: property.zip }),
    });
  };
  const found = findProperties(data, words);
  // The selected property stays visible during a search.
  const offered = found.slice(0, OFFERED);
  const kept = data.filter(({ id }) => id === chosen && !offered.some((one) => one.id === id));
  const unlisted = found.length - offered.length;
  const options = [...kept, ...offered].map(({ id, label, address, city, state }) => ({
    value: id,
    label,
    hint: label === address ? `${city}, ${state}` : `${address}, ${city}, ${state}`,
    icon: <Home size={20} />,
  }));
  return (
    <VStack $gap={3}>
      {data.length > OFFERED && (
        <TextInput
          type="search"
          aria-label="Search your properties"
          placeholder="Name or address"
          before={<Search size={18} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <ChoiceCards
        label="Your properties"
        value={chosen}
        onChange={choose}
        options={[
          ...options,
          { value: NEW_PLACE, label: 'Another address', icon: <Plus size={20} /> },
        ]}
        minWidth="18rem"
      />
      {data.length > OFFERED && (
        <Text role="status" size="sm" tone="muted">
          {found.length === 0 && 'No matching properties. '}
          {unlisted > 0 && `${unlisted.toLocaleString(LOCALE)} more. Search by name or address.`}
        </Text>
      )}
    </VStack>
  );
}

/** The last step's form. */
export type SendForm = SchemaForm<SendValues, v.InferOutput<typeof sendSchema>>;

/** Where the trees are: one of the owner's properties or an address. */
export function PlaceFields({ form }: { form: SendForm }) {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  const { control } = form;
  const [chosen, zip] = form.watch(['place', 'zip']);
  const place = useQuery(zipQuery(zipDigits(zip) ?? ''));
  return (
    <>
      {isSignedIn && (
        <OwnPropertiesField
          chosen={chosen}
          onChoose={({ place: id, address, zip: known, label, pin: position }) => {
            form.setValue('place', id);
            form.setValue('address', address);
            form.setValue('label', label);
            form.setValue('pin', position);
            if (known !== undefined) form.setValue('zip', known);
            form.clearErrors();
          }}
        />
      )}
      {chosen === NEW_PLACE && (
        <Grid $min="14rem" $gap={5}>
          <TextField
            name="address"
            control={control}
            label="Street address"
            hint={`Hidden ${untilShared('it')}.`}
            autoComplete="street-address"
          />
          <ZipField name="zip" control={control} hint={placeHint(place)} />
        </Grid>
      )}
    </>
  );
}

const START_ZOOM = 14;

/** A map to mark where on the property the trees are. */
function PinField({
  place,
  pin,
  onChange,
}: {
  /** The ZIP code of the property and its center. */
  place: GeoPoint & { zip: string };
  pin: GeoPoint | null;
  onChange: (pin: GeoPoint | null) => void;
}) {
  const titleId = useId();
  return (
    <VStack $gap={2} role="group" aria-labelledby={titleId}>
      <div>
        <Text as="div" weight="semibold" id={titleId}>
          Tree location (optional)
        </Text>
        <Text size="sm" tone="muted">
          Tap the map or drag the pin. Pros don't see it {untilShared('your address')}.
        </Text>
      </div>
      <LocationPicker
        label="Map around your property"
        pinLabel="Your trees"
        value={pinNear(pin, place)}
        onChange={onChange}
        start={place}
        startName={`the center of ${place.zip}`}
        startZoom={START_ZOOM}
        mostKm={PIN_WITHIN_KM}
        height="20rem"
      />
    </VStack>
  );
}

/** A pin on a map, which is loaded when it is opened. */
export function PlacePin({ form }: { form: SendForm }) {
  const [chosen, zip, pin] = form.watch(['place', 'zip', 'pin']);
  const place = useQuery(zipQuery(zip.trim().slice(0, 5)));
  if (!place.data) return null;
  return (
    <Details show="Mark the trees on a map (optional)" hide="Hide the map">
      <PinField
        key={`${chosen} ${place.data.zip}`}
        place={place.data}
        pin={pin}
        onChange={(position) => form.setValue('pin', position)}
      />
    </Details>
  );
}
