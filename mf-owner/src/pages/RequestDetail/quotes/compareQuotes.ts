import {
  isIncluded,
  lineAmount,
  quotesToAnswer,
  type Cents,
  type OptionFacts,
  type PriceUnit,
  type QuoteState,
} from '@tree-service/domain';

export interface QuoteLineFacts extends OptionFacts {
  position: number;
  description: string;
  quantity: number;
  unit: PriceUnit;
  unit_price_cents: Cents;
  /** Null for the whole job. */
  tree_id: string | null;
}

export interface QuoteSummary {
  id: string;
  lead_id: string;
  version: number;
  state: QuoteState;
  total_cents: Cents;
}

export interface QuoteFacts extends QuoteSummary {
  quote_line_items: readonly QuoteLineFacts[];
}

/** One quote's price for a line; null where the quote does not have it. */
export interface ComparedCell extends OptionFacts {
  quantity: number;
  unit: PriceUnit;
  unit_price_cents: Cents;
  amount_cents: Cents;
}

/** One line across all quotes. */
export interface ComparedRow {
  description: string;
  /** In the order of the quotes. */
  cells: (ComparedCell | null)[];
}

/** The prices for one tree, or for the whole job. */
export interface ComparedGroup {
  /** Null for the whole job. */
  treeId: string | null;
  /** In the order of the quotes; null where a quote has nothing for the tree. */
  sums: (Cents | null)[];
  rows: ComparedRow[];
}

const ORDER: Partial<Record<QuoteState, number>> = { accepted: 0, sent: 1, viewed: 1 };
const placeOfState = ({ state }: QuoteSummary): number => ORDER[state] ?? 2;

/**
 * The latest version of each Pro's quote, without drafts and withdrawn quotes: an accepted one first, then
 * those that can be accepted, then the others; each by total.
 */
export function currentQuotes<Quote extends QuoteSummary>(quotes: readonly Quote[]): Quote[] {
  const latest = new Map<string, Quote>();
  for (const quote of quotes) {
    const known = latest.get(quote.lead_id);
    if (known === undefined || quote.version > known.version) latest.set(quote.lead_id, quote);
  }
  return [...latest.values()]
    .filter(({ state }) => state !== 'draft' && state !== 'withdrawn')
    .sort(
      (one, other) =>
        placeOfState(one) - placeOfState(other) || one.total_cents - other.total_cents,
    );
}

/** How many of the quotes shown can be accepted, where others cannot. */
export function acceptableQuotes(quotes: readonly QuoteSummary[]): string | undefined {
  const count = quotesToAnswer(quotes);
  if (count === 0 || count === quotes.length) return undefined;
  return `You can accept ${count} of these ${quotes.length} quotes.`;
}

const sameLine = (description: string) => description.trim().replace(/\s+/g, ' ').toLowerCase();

function compareLines(columns: readonly (readonly QuoteLineFacts[])[]): ComparedRow[] {
  const rows = new Map<string, ComparedRow>();
  columns.forEach((lines, column) => {
    for (const line of lines) {
      // What the owner may leave out, or take instead, is another thing than what the price includes.
      const key = `${line.optional} ${line.choice ?? ''} ${line.choice_option ?? ''} ${sameLine(line.description)}`;
      const row = rows.get(key) ?? {
        description: line.description.trim(),
        cells: columns.map(() => null),
      };
      rows.set(key, row);
      row.cells[column] = addLine(row.cells[column] ?? null, line);
    }
  });
  return [...rows.values()];
}

const sumOf = (lines: readonly QuoteLineFacts[]): Cents | null => {
  const included = lines.filter(isIncluded);
  return included.length === 0 ? null : included.reduce((sum, line) => sum + lineAmount(line), 0);
};

/**
 * The lines of quotes side by side, grouped by tree in the order of the trees, the whole job last. Within a tree, lines with the same text (ignoring case) are one row; amounts of a repeated line are added up. Trees without lines are left out.
 */
export function compareQuotes(
  quotes: readonly QuoteFacts[],
  trees: readonly { id: string }[],
): ComparedGroup[] {
  const known = new Set(trees.map(({ id }) => id));
  const columns = quotes.map(({ quote_line_items }) =>
    [...quote_line_items].sort((one, other) => one.position - other.position),
  );
  // The owner may have taken a tree off the request since; its lines are still part of the price.
  const placeOf = ({ tree_id }: QuoteLineFacts) =>
    tree_id !== null && known.has(tree_id) ? tree_id : null;
  return [...known, null]
    .map((treeId) => {
      const own = columns.map((lines) => lines.filter((line) => placeOf(line) === treeId));
      return { treeId, sums: own.map(sumOf), rows: compareLines(own) };
    })
    .filter(({ rows }) => rows.length > 0);
}

function addLine(cell: ComparedCell | null, line: QuoteLineFacts): ComparedCell {
  const amount = lineAmount(line);
  if (cell === null) {
    const { quantity, unit, unit_price_cents, optional, choice, choice_option, chosen } = line;
    return {
      ...{ quantity, unit, unit_price_cents, optional, choice, choice_option, chosen },
      amount_cents: amount,
    };
  }
  // Lines of the same name may have different unit prices; only their total is certain.
  const sum = cell.amount_cents + amount;
  return { ...cell, quantity: 1, unit: 'flat', unit_price_cents: sum, amount_cents: sum };
}

/** Compares a total with the instant estimate. */
export function againstEstimate(
  total: Cents,
  estimate: { low_cents: Cents; high_cents: Cents },
): 'below' | 'within' | 'above' {
  if (total < estimate.low_cents) return 'below';
  return total > estimate.high_cents ? 'above' : 'within';
}
