import * as v from 'valibot';
import type { AuditRow } from '../api/audit';

const writtenWords = v.object({ body: v.string(), reply: v.nullish(v.string(), null) });

/** What somebody wrote, and what was replied to it. */
export type WrittenWords = v.InferOutput<typeof writtenWords>;

/**
 * The words of a review or message before administrators removed them, as the audit log kept them; null
 * where nothing was removed. Rows come latest first.
 */
export function wordsBefore(
  rows: readonly Pick<AuditRow, 'action' | 'before'>[],
): WrittenWords | null {
  // A second removal would have stored the note that stands in place of the words.
  const removal = rows.findLast(({ action }) => /\.removed?$/.test(action));
  const stored = v.safeParse(writtenWords, removal?.before);
  return stored.success ? stored.output : null;
}
