import type { Cents } from '@tree-service/domain';
import { emptyLine, lineTotal, type LineDraft } from '../../../lines/lineDraft';

/** In place of a tree id, for lines that apply to the whole job. */
export const WHOLE_JOB = 'whole_job';

/** A line of a quote as typed; `tree` is a tree id or WHOLE_JOB. */
export type QuoteLineDraft = LineDraft & { tree: string; optional: boolean };

export const emptyQuoteLine: QuoteLineDraft = { ...emptyLine, tree: WHOLE_JOB, optional: false };

const sumOf = (totals: ReadonlyArray<Cents | null>) =>
  totals.reduce<number>((sum, total) => sum + (total ?? 0), 0);

/** The sums of the readable lines in cents, optional ones apart, and whether all lines are readable. */
export function quoteTotal(
  lines: ReadonlyArray<Pick<QuoteLineDraft, 'quantity' | 'unit' | 'price' | 'optional'>>,
): {
  cents: Cents;
  optionalCents: Cents;
  complete: boolean;
} {
  return {
    cents: sumOf(lines.filter(({ optional }) => !optional).map(lineTotal)),
    optionalCents: sumOf(lines.filter(({ optional }) => optional).map(lineTotal)),
    complete: lines.length > 0 && lines.every((line) => lineTotal(line) !== null),
  };
}
