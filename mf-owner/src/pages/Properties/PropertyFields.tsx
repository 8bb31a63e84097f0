import { cut } from '@tree-service/domain';
import {
  TextField,
  ZipField,
  type SchemaForm,
  optionalText,
  requiredText,
  zip,
} from '@tree-service/design/forms';
import * as v from 'valibot';

export const propertySchema = v.object({
  label: optionalText(80),
  address: v.pipe(
    requiredText('Please enter a street address', 200),
    v.minLength(3, 'The address is too short'),
  ),
  zip,
});

export type PropertyValues = v.InferInput<typeof propertySchema>;
export type PropertyAnswer = v.InferOutput<typeof propertySchema>;

export function factsOf({ label, address, zip: code }: PropertyAnswer) {
  return { label: label ?? cut(address, 80), address, zip: code };
}

export function PropertyFields({
  form,
  isPlaceFixed = false,
}: {
  form: SchemaForm<PropertyValues, PropertyAnswer>;
  /** While a request is open the address is read-only. */
  isPlaceFixed?: boolean;
}) {
  return (
    <>
      <TextField
        name="label"
        control={form.control}
        label="Name"
        hint="For example “Elm Court” or “Home”. If you leave it empty, we use the address."
        optional
      />
      <TextField
        name="address"
        control={form.control}
        label="Street address"
        autoComplete="street-address"
        hint={
          isPlaceFixed
            ? "You can't change the address while a request for this property is open."
            : undefined
        }
        readOnly={isPlaceFixed}
      />
      <ZipField name="zip" control={form.control} readOnly={isPlaceFixed} />
    </>
  );
}
