import { TextField, ZipField, type SchemaForm } from '@tree-service/design/forms';
import type { PropertyAnswer, PropertyValues } from './propertySchema';

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
