import { priceRange, type Cents, type OptionFacts, type PriceRange } from '@tree-service/domain';
import { emptyLine, lineTotal, type LineDraft } from '../../../lines/lineDraft';
import { partOf, type LinePart } from './lineParts';

/** In place of a tree id, for lines that apply to the whole job. */
export const WHOLE_JOB = 'whole_job';

/** A line of a quote as typed; `tree` is a tree id or WHOLE_JOB. */
export type QuoteLineDraft = LineDraft & { tree: string; part: LinePart };

export const emptyQuoteLine: QuoteLineDraft = { ...emptyLine, tree: WHOLE_JOB, part: 'included' };

/** The price of the readable lines, and whether all lines are readable. */
export function quoteTotal(
  lines: ReadonlyArray<Pick<QuoteLineDraft, 'quantity' | 'unit' | 'price' | 'part'>>,
): PriceRange & { complete: boolean } {
  return {
    ...priceOfParts(lines.map((line) => ({ part: line.part, cents: lineTotal(line) ?? 0 }))),
    complete: lines.length > 0 && lines.every((line) => lineTotal(line) !== null),
  };
}

/** The price of lines in cents, as the owner will see it. */
export function priceOfParts(
  lines: ReadonlyArray<{ readonly part: LinePart; readonly cents: Cents }>,
): PriceRange {
  return priceRange(
    lines.map(({ part, cents }): OptionFacts & { cents: Cents } => ({
      ...partOf(part),
      chosen: null,
      cents,
    })),
    ({ cents }) => cents,
  );
}
