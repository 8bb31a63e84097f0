import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

/** What can be wrong with the audit trail. */
export const TRAIL_PROBLEMS = {
  chain: 'The chain is broken here',
  removed: 'An entry was removed',
  changed: 'An entry was changed',
  inserted: 'An entry was added outside the product',
  end: 'The end of the chain was cut off',
} as const;

const checkedSchema = v.object({
  checked: v.number(),
  links: v.number(),
  end: v.string(),
  findings: v.array(
    v.object({
      problem: v.picklist(['chain', 'removed', 'changed', 'inserted', 'end']),
      entry_id: v.nullable(v.number()),
    }),
  ),
});

/** The result of a check of the whole trail. */
export type CheckedTrail = v.InferOutput<typeof checkedSchema>;

/** Recomputes the chain of the audit trail, a stretch at a time; tells how far it is. */
export async function checkAuditTrail(
  onProgress: (checked: number, links: number) => void,
): Promise<CheckedTrail> {
  const client = await backend();
  const findings: CheckedTrail['findings'] = [];
  let from = 0;
  for (;;) {
    const part = v.parse(
      checkedSchema,
      unwrap(await client.rpc('check_audit_trail', { from_position: from })),
    );
    findings.push(...part.findings);
    if (part.checked >= part.links || part.checked <= from) return { ...part, findings };
    from = part.checked;
    onProgress(part.checked, part.links);
  }
}
