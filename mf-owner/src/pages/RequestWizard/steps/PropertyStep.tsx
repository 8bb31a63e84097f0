import { useQuery, useQueryClient } from '@tanstack/react-query';
import { zipQuery } from '@tree-service/shared/api/places';
import { Form, TextField, useSchemaForm, ZipField } from '@tree-service/shared/forms';
import { useAuth } from '@tree-service/shared/runtime';
import type * as v from 'valibot';
import { NEW_PLACE, propertySchema, type PropertyValues } from '../schemas/propertySchema';
import { OwnPropertiesField } from './OwnPropertiesField';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';
import { useKeepTyped } from './useKeepTyped';
import { placeHint } from './placeHint';

type PropertyAnswer = v.InferOutput<typeof propertySchema>;

/** Asks where the trees stand: one of the owner's properties, or an address. */
export function PropertyStep({ draft, save, onNext, backAddress }: StepProps) {
  const queryClient = useQueryClient();
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  const form = useSchemaForm<PropertyValues, PropertyAnswer>(propertySchema, {
    defaultValues: draft.property,
  });
  useKeepTyped(form, (property) => save({ property }));
  const place = useQuery(zipQuery(draft.property.zip.trim().slice(0, 5)));
  const isNew = draft.property.place === NEW_PLACE;

  const goOn = async ({ zip }: PropertyAnswer) => {
    if (isNew && (await queryClient.fetchQuery(zipQuery(zip))) === null) {
      form.setError('zip', { message: 'We do not know this ZIP code' });
      return;
    }
    onNext();
  };

  return (
    <Form form={form} onSubmit={goOn} label="Property">
      {isSignedIn && <OwnPropertiesField form={form} />}
      {isNew && (
        <>
          <TextField
            name="address"
            control={form.control}
            label="Street address"
            hint="Pros see only the ZIP code until you share the address."
            autoComplete="street-address"
          />
          <ZipField name="zip" control={form.control} hint={placeHint(place)} />
          <TextField
            name="label"
            control={form.control}
            label="Name of the property"
            hint="For your own list, such as “Home” or “Elm Street rental”."
            optional
          />
        </>
      )}
      <StepActions backAddress={backAddress} />
    </Form>
  );
}
