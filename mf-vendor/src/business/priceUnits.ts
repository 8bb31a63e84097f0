import {
  formatCents,
  PRICE_UNITS,
  priceUnits,
  type Cents,
  type PriceUnit,
} from '@tree-service/domain';

export const priceUnitOptions = priceUnits.map((value) => ({
  value,
  label: PRICE_UNITS[value].price,
}));

/** "$3.50 per inch of trunk". */
export function priceInWords(price: { unit: PriceUnit; price_cents: Cents }): string {
  return `${formatCents(price.price_cents)} ${PRICE_UNITS[price.unit].price}`;
}
