import { useQuery, useQueryClient } from '@tanstack/react-query';
import { zipQuery } from '@tree-service/market/api/places';
import { Form, TextField, useSchemaForm, ZipField } from '@tree-service/design/forms';
import { isOnline } from '@tree-service/kernel/native';
import { useAuth } from '@tree-service/kernel';
import type * as v from 'valibot';
import { NEW_PLACE, propertySchema, type PropertyValues } from '../schemas/propertySchema';
import { StepActions } from '../steps/StepActions';
import type { StepProps } from '../steps/stepProps';
import { useKeepTyped } from '../steps/useKeepTyped';
import { OwnPropertiesField } from './OwnPropertiesField';
import { PinField } from './PinField';
import { pinNear } from './pinNear';
import { placeHint } from './placeHint';

type PropertyAnswer = v.InferOutput<typeof propertySchema>;

/** One of the owner's properties or an address, and a pin on the map. */
export function PropertyStep({ draft, save, onNext, backAddress }: StepProps) {
  const queryClient = useQueryClient();
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  const form = useSchemaForm<PropertyValues, PropertyAnswer>(propertySchema, {
    defaultValues: draft.property,
  });
  useKeepTyped(form, (property) => save({ property }));
  const { place: chosen, zip, pin } = draft.property;
  const place = useQuery(zipQuery(zip.trim().slice(0, 5)));
  const isNew = chosen === NEW_PLACE;

  const goOn = async (answer: PropertyAnswer) => {
    const lookup = zipQuery(answer.zip);
    // Offline, the lookup is skipped; it happens when the request is sent.
    const found = isOnline()
      ? await queryClient.fetchQuery(lookup)
      : queryClient.getQueryData(lookup.queryKey);
    if (isNew && found === null) {
      form.setError('zip', { message: "We couldn't find this ZIP code" });
      return;
    }
    // A pin set before the ZIP code changed is no longer valid.
    if (found) form.setValue('pin', pinNear(answer.pin, found));
    onNext();
  };

  return (
    <Form form={form} onSubmit={goOn} label="Property">
      {isSignedIn && <OwnPropertiesField form={form} />}
      {isNew && (
        <>
          <ZipField name="zip" control={form.control} hint={placeHint(place)} />
          <TextField
            name="address"
            control={form.control}
            label="Street address"
            hint="You can add it later: the estimate needs only the ZIP code. Pros see only the ZIP code until you share your address."
            autoComplete="street-address"
          />
          <TextField
            name="label"
            control={form.control}
            label="Property name"
            hint="For your own reference, such as “Home” or “Elm Street rental”."
            optional
          />
        </>
      )}
      {place.data && (
        <PinField
          key={`${chosen} ${place.data.zip}`}
          place={place.data}
          pin={pin}
          onChange={(position) => form.setValue('pin', position)}
        />
      )}
      <StepActions backAddress={backAddress} />
    </Form>
  );
}
