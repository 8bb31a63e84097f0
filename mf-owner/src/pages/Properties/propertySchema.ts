import { cut } from '@tree-service/domain';
import { optionalText, requiredText, zip } from '@tree-service/design/forms';
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
