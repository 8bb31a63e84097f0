// Its own file so that the code that stores the outbox in the browser can be a chunk of its own.
import * as v from 'valibot';

/** A message on its way; the key makes sending it again have no second effect. */
export const outgoingSchema = v.object({
  key: v.string(),
  body: v.string(),
  files: v.array(v.object({ key: v.string(), name: v.string(), file: v.blob() })),
});

/** A message on its way. */
export type Outgoing = v.InferOutput<typeof outgoingSchema>;
