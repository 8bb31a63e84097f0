import * as v from 'valibot';
import type { AuditRow } from '../../api/audit';

const writtenText = v.object({ body: v.string(), reply: v.nullish(v.string(), null) });

export type WrittenText = v.InferOutput<typeof writtenText>;

/**
 * The text of a review or message before it was removed, from the audit log; null if it was not.
 * Rows are newest first.
 */
export function originalText(
  rows: readonly Pick<AuditRow, 'action' | 'before'>[],
): WrittenText | null {
  // A second removal would have stored the note that replaced the text.
  const removal = rows.findLast(({ action }) => /\.removed?$/.test(action));
  const stored = v.safeParse(writtenText, removal?.before);
  return stored.success ? stored.output : null;
}
