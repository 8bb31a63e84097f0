import { TextField, ZipField, type SchemaForm } from '@tree-service/design/forms';
import type { PropertyAnswer, PropertyValues } from './propertySchema';

/** Name, address and ZIP code of a property. */
export function PropertyFields({
  form,
  isPlaceFixed = false,
}: {
  form: SchemaForm<PropertyValues, PropertyAnswer>;
  /** While a request is open the address cannot change; it is shown and explained. */
  isPlaceFixed?: boolean;
}) {
  return (
    <>
      <TextField
        name="label"
        control={form.control}
        label="Name"
        hint="What you call it: “Elm Court”, “Home”. Without one it is called by its address."
        optional
      />
      <TextField
        name="address"
        control={form.control}
        label="Street address"
        autoComplete="street-address"
        hint={
          isPlaceFixed
            ? 'A request for this property is open; the address can change once it is done.'
            : undefined
        }
        readOnly={isPlaceFixed}
      />
      <ZipField name="zip" control={form.control} readOnly={isPlaceFixed} />
    </>
  );
}
