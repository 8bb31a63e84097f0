import { keysOf } from './isKeyOf';
import type { Cents } from './money';

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
  readonly chosen: boolean | null;
}

/** Whether a line is part of the price: it is not optional, or the owner chose it. */
export function isIncluded({ optional, chosen }: OptionFacts): boolean {
  return !optional || chosen === true;
}

/** How a line is marked: "Optional", "Option chosen", "Option not chosen"; null for every other line. */
export function optionInWords({ optional, chosen }: OptionFacts): string | null {
  if (!optional) return null;
  if (chosen === null) return 'Optional';
  return chosen ? 'Option chosen' : 'Option not chosen';
}

/** A line with its count and whether it is an option: "Stump grinding (16 inches, Optional)". */
export function lineInWords(
  line: {
    readonly description: string;
    readonly quantity: number;
    readonly unit: PriceUnit;
  } & Partial<OptionFacts>,
): string {
  const { description, optional = false, chosen = null } = line;
  const details = [quantityInWords(line), optionInWords({ optional, chosen })].filter(Boolean);
  return details.length > 0 ? `${description} (${details.join(', ')})` : description;
}
