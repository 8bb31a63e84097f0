import { emptyOr, optionalText, requiredText, zip } from '@tree-service/design/forms';
import * as v from 'valibot';

/** The choice of an address that is not in the owner's list. */
export const NEW_PLACE = 'new';

/** A street address, which a request needs before it is sent; an estimate does without. */
export const addressSchema = v.pipe(
  requiredText('Please enter a street address', 200),
  v.minLength(3, 'The address is too short'),
);

/**
 * The property step, for which the ZIP code is enough. `place` is NEW_PLACE or the id of one of the owner's properties; address and ZIP code are filled in either way, so that the review can show them. `pin` is the optional location of the trees.
 */
export const propertySchema = v.object({
  place: requiredText('Please choose a property', 80),
  address: emptyOr(addressSchema),
  zip,
  label: optionalText(80),
  pin: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
});

export type PropertyValues = v.InferInput<typeof propertySchema>;
