import * as v from 'valibot';

const changeSchema = v.object({ kind: v.string() });

/** What changed, from the payload of a live message (`{ kind }`); null when it cannot be understood. */
export function changedKind(payload: unknown): string | null {
  const parsed = v.safeParse(changeSchema, payload);
  return parsed.success ? parsed.output.kind : null;
}
