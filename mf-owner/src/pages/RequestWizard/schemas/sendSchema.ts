import * as v from 'valibot';
import { contactSchema } from './contactSchema';
import { addressSchema, NEW_PLACE, propertySchema } from './propertySchema';

const fields = v.object({
  ...propertySchema.entries,
  address: v.string(),
  ...contactSchema.entries,
});

/** Why a street address cannot be sent; null when it can. */
function addressProblem(address: string): string | null {
  const parsed = v.safeParse(addressSchema, address);
  return parsed.success ? null : parsed.issues[0].message;
}

/** The last step. A street address is needed unless one of the owner's properties is chosen. */
export const sendSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['place'], ['address']],
      ({ place, address }) => place !== NEW_PLACE || addressProblem(address) === null,
      ({ input }) => addressProblem(input.address) ?? '',
    ),
    ['address'],
  ),
);

export type SendValues = v.InferInput<typeof fields>;
