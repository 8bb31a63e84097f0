import { keysOf } from './isKeyOf';
import { formatCents, type Cents } from './money';

interface UnitWords {
  /** After a price: "$3.50 per inch of trunk". */
  readonly price: string;
  /** After a quantity of one, and of more; null for what is not counted so. */
  readonly counted: readonly [one: string, more: string] | null;
}

/** Units of prices in price lists and quotes, as stored. */
export const PRICE_UNITS = {
  each: { price: 'each', counted: null },
  tree: { price: 'per tree', counted: ['tree', 'trees'] },
  hour: { price: 'per hour', counted: ['hour', 'hours'] },
  inch: { price: 'per inch of trunk', counted: ['inch', 'inches'] },
  load: { price: 'per load', counted: ['load', 'loads'] },
  flat: { price: 'flat price', counted: null },
} as const satisfies Readonly<Record<string, UnitWords>>;

/** A unit as stored. */
export type PriceUnit = keyof typeof PRICE_UNITS;

export const priceUnits = keysOf(PRICE_UNITS);

/** The price of a line in whole cents, as the database rounds it: half a cent away from zero. */
export function lineAmount(line: {
  readonly quantity: number;
  readonly unit_price_cents: Cents;
}): Cents {
  // In hundredths, so that no binary fraction tips half a cent.
  const exact = (Math.round(line.quantity * 100) * Math.abs(line.unit_price_cents)) / 100;
  return Math.sign(line.unit_price_cents) * Math.round(exact);
}

/** Sales tax on a sum in whole cents, rounded as a line is; `percent` has at most three decimals. */
export function taxOf(net: Cents, percent: number): Cents {
  const exact = (Math.round(percent * 1000) * Math.abs(net)) / 100_000;
  return Math.sign(net) * Math.round(exact);
}

/** "Sales tax (8.25%)". */
export const taxInWords = (percent: number): string => `Sales tax (${percent}%)`;

/** "$1,082.50", "$1,082.50, including $82.50 sales tax". */
export function priceInWords(job: {
  readonly price_cents: Cents;
  readonly tax_cents: Cents;
}): string {
  const price = formatCents(job.price_cents);
  return job.tax_cents > 0 ? `${price}, including ${formatCents(job.tax_cents)} sales tax` : price;
}

/** "16 inches", "2.5 hours", "2 ×"; null where there is nothing to count. */
export function quantityInWords({
  quantity,
  unit,
}: {
  readonly quantity: number;
  readonly unit: PriceUnit;
}): string | null {
  const { counted } = PRICE_UNITS[unit];
  if (counted !== null) return `${quantity} ${counted[quantity === 1 ? 0 : 1]}`;
  return unit === 'flat' || quantity === 1 ? null : `${quantity} ×`;
}

/** What says whether a line is part of the price; `chosen` is null until the quote is accepted. */
export interface OptionFacts {
  readonly optional: boolean;
  /** The choice it belongs to, and the option of it: the owner takes exactly one option of each choice. */
  readonly choice?: number | null;
  readonly choice_option?: string | null;
  readonly chosen: boolean | null;
}

const isOfChoice = ({ choice }: OptionFacts) => typeof choice === 'number';

/** Whether a line is part of the price: it is always included, or the owner chose it. */
export function isIncluded(line: OptionFacts): boolean {
  return line.chosen === true || (!line.optional && !isOfChoice(line));
}

/** Whether the owner still has to choose between this line's option and others. */
export function isOpenChoice(line: OptionFacts): boolean {
  return isOfChoice(line) && line.chosen === null;
}

/** How a line is marked: "Optional", "Option “Good” chosen", "Option not chosen"; null for a line always included. */
export function optionInWords(line: OptionFacts): string | null {
  const { optional, chosen, choice_option: name } = line;
  if (!optional && !isOfChoice(line)) return null;
  if (chosen === null && optional) return 'Optional';
  const option = optional ? 'Option' : `Option “${name ?? ''}”`;
  if (chosen === null) return option;
  return chosen ? `${option} chosen` : `${option} not chosen`;
}

/** One of the options of a choice, with all its lines. */
export interface ChoiceOption<Line> {
  readonly name: string;
  readonly cents: Cents;
  readonly lines: readonly Line[];
}

/** A choice of a quote, its options from the cheapest to the most expensive. */
export interface Choice<Line> {
  readonly choice: number;
  readonly options: readonly ChoiceOption<Line>[];
}

/** What the owner chooses between, as far as options are not ruled out yet. */
export function choicesOf<Line extends OptionFacts>(
  lines: readonly Line[],
  centsOf: (line: Line) => Cents,
): Choice<Line>[] {
  const choices = new Map<number, Map<string, Line[]>>();
  for (const line of lines) {
    if (typeof line.choice !== 'number' || line.chosen === false) continue;
    const options = choices.get(line.choice) ?? new Map<string, Line[]>();
    const name = line.choice_option ?? '';
    choices.set(line.choice, options.set(name, [...(options.get(name) ?? []), line]));
  }
  return [...choices]
    .map(([choice, options]) => ({
      choice,
      options: [...options]
        .map(([name, own]) => ({ name, lines: own, cents: sumOf(own, centsOf) }))
        .sort((one, other) => one.cents - other.cents),
    }))
    .sort((one, other) => one.choice - other.choice);
}

/**
 * A quote's price in cents with sales tax, the same as in the database: with the cheapest and the most expensive
 * options.
 */
export interface PriceRange {
  readonly lowest: Cents;
  readonly highest: Cents;
  /** What optional lines would add that are not decided about yet. */
  readonly optional: Cents;
}

/** Adds up lines and the tax on their sum; lowest and highest are the same once the owner chose. */
export function priceRange<Line extends OptionFacts>(
  lines: readonly Line[],
  centsOf: (line: Line) => Cents,
  taxPercent = 0,
): PriceRange {
  const prices = choicesOf(lines, centsOf).map(({ options }) => options.map(({ cents }) => cents));
  const fixed = sumOf(
    lines.filter((line) => !isOfChoice(line) && isIncluded(line)),
    centsOf,
  );
  const net = prices.reduce((sum, cents) => sum + Math.max(...cents), fixed);
  const optional = sumOf(
    lines.filter((line) => line.optional && line.chosen === null),
    centsOf,
  );
  const taxed = (cents: Cents) => cents + taxOf(cents, taxPercent);
  return {
    lowest: taxed(prices.reduce((sum, cents) => sum + Math.min(...cents), fixed)),
    highest: taxed(net),
    optional: taxed(net + optional) - taxed(net),
  };
}

function sumOf<Line>(lines: readonly Line[], centsOf: (line: Line) => Cents): Cents {
  return lines.reduce((sum, line) => sum + centsOf(line), 0);
}

/** A line with its count and whether it is an option: "Stump grinding (16 inches, Optional)". */
export function lineInWords(
  line: {
    readonly description: string;
    readonly quantity: number;
    readonly unit: PriceUnit;
  } & Partial<OptionFacts>,
): string {
  const { description, optional = false, chosen = null, choice, choice_option } = line;
  const details = [
    quantityInWords(line),
    optionInWords({ optional, chosen, choice, choice_option }),
  ].filter(Boolean);
  return details.length > 0 ? `${description} (${details.join(', ')})` : description;
}
