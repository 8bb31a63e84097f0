import { optionalText, requiredText, zip } from '@tree-service/design/forms';
import * as v from 'valibot';

/** A property as its owner describes it; without a name it is called by its address. */
export const propertySchema = v.object({
  label: optionalText(80),
  address: v.pipe(
    requiredText('Enter the street address', 200),
    v.minLength(3, 'The address is too short'),
  ),
  zip,
});

/** A property while it is being described. */
export type PropertyValues = v.InferInput<typeof propertySchema>;
/** A property as described. */
export type PropertyAnswer = v.InferOutput<typeof propertySchema>;

/** The name and place as they are sent. */
export function factsOf({ label, address, zip: code }: PropertyAnswer) {
  return { label: label ?? address.slice(0, 80), address, zip: code };
}
