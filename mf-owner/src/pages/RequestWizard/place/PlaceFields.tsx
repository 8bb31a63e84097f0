import { useQuery } from '@tanstack/react-query';
import { zipQuery } from '@tree-service/market/api/places';
import { zipDigits } from '@tree-service/market/features/firstFacts';
import { TextField, ZipField, type SchemaForm } from '@tree-service/design/forms';
import { Details, Grid } from '@tree-service/design';
import { untilShared } from '@tree-service/domain';
import { useAuth } from '@tree-service/kernel';
import type * as v from 'valibot';
import { NEW_PLACE } from '../schemas/propertySchema';
import type { sendSchema, SendValues } from '../schemas/sendSchema';
import { OwnPropertiesField } from './OwnPropertiesField';
import { PinField } from './PinField';
import { placeHint } from './placeHint';

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
