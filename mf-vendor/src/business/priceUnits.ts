import { PRICE_UNITS, type PriceUnit } from '@tree-service/market/api/vendors';
import { formatCents, type Cents } from '@tree-service/domain';

/** What people read for the unit of a price. */
export const PRICE_UNIT_WORDS: Readonly<Record<PriceUnit, string>> = {
  each: 'each',
  hour: 'per hour',
  inch: 'per inch of trunk',
  load: 'per load',
};

/** The units of prices as options of a select box. */
export const priceUnitOptions = PRICE_UNITS.map((value) => ({
  value,
  label: PRICE_UNIT_WORDS[value],
}));

/** The unit a stored text names; "each" for one we do not know. */
export function parsePriceUnit(text: string): PriceUnit {
  return PRICE_UNITS.find((unit) => unit === text) ?? 'each';
}

/** A price as people read it: "$3.50 per inch of trunk". */
export function priceInWords(price: { unit: string; price_cents: Cents }): string {
  return `${formatCents(price.price_cents)} ${PRICE_UNIT_WORDS[parsePriceUnit(price.unit)]}`;
}
