import { PRICE_UNITS, type PriceUnit } from '@tree-service/market/api/vendors';
import { formatCents, type Cents } from '@tree-service/domain';

export const PRICE_UNIT_LABELS: Readonly<Record<PriceUnit, string>> = {
  each: 'each',
  hour: 'per hour',
  inch: 'per inch of trunk',
  load: 'per load',
};

export const priceUnitOptions = PRICE_UNITS.map((value) => ({
  value,
  label: PRICE_UNIT_LABELS[value],
}));

/** "each" for an unknown unit. */
export function parsePriceUnit(text: string): PriceUnit {
  return PRICE_UNITS.find((unit) => unit === text) ?? 'each';
}

/** "$3.50 per inch of trunk". */
export function priceInWords(price: { unit: string; price_cents: Cents }): string {
  return `${formatCents(price.price_cents)} ${PRICE_UNIT_LABELS[parsePriceUnit(price.unit)]}`;
}
