import { expectDone } from '@tree-service/kernel';
import { treeHazards } from '@tree-service/domain';
import * as v from 'valibot';

/** A tree, as people with a link see it; meters and centimeters. */
export const treeBehindLink = v.object({
  position: v.number(),
  species: v.nullable(v.string()),
  height_m: v.number(),
  diameter_cm: v.nullable(v.number()),
  count: v.number(),
  condition: v.string(),
  ...v.entriesFromList(treeHazards, v.boolean()),
  stump: v.boolean(),
});

/** What a link leads to; null for a token that is wrong, turned off or expired. Throws a refusal. */
export function behindLink<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Parameters<typeof expectDone>[0] & { readonly data: unknown },
): v.InferOutput<Schema> | null {
  expectDone(answer);
  return v.parse(v.nullable(schema), answer.data ?? null);
}
