import { expectDone } from '@tree-service/kernel';
import * as v from 'valibot';

/** What a link leads to; null for a token that is wrong, turned off or expired. Throws a refusal. */
export function behindLink<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Parameters<typeof expectDone>[0] & { readonly data: unknown },
): v.InferOutput<Schema> | null {
  expectDone(answer);
  return v.parse(v.nullable(schema), answer.data ?? null);
}
