import type { Price } from '@tree-service/market/api/vendors';
import { centimetersToInches } from '@tree-service/domain';
import { parsePriceUnit, PRICE_UNIT_LABELS } from '../../../business/priceUnits';
import { WHOLE_JOB, type LineDraft } from './lineDraft';
import { QUANTITY_MAX, type QuotedTree } from './linesFromTrees';

type Measured = Pick<QuotedTree, 'id' | 'count' | 'stump' | 'diameter_cm'>;

/**
 * A line from the price list. What is priced by the inch has the inches of the trunks that are known, of the stumps to
 * grind where there are some; what is not priced by the piece says its unit.
 */
export function lineFromPrice(
  { label, unit, price_cents: price }: Pick<Price, 'label' | 'unit' | 'price_cents'>,
  trees: readonly Measured[],
): LineDraft {
  const known = parsePriceUnit(unit);
  const whole = { quantity: '1', price, tree: WHOLE_JOB };
  if (known === 'each') return { ...whole, description: label };
  const description = `${label}, ${PRICE_UNIT_LABELS[known]}`;
  const stumps = trees.filter(({ stump }) => stump);
  const trunks = (stumps.length > 0 ? stumps : trees).filter(
    ({ diameter_cm: diameter }) => typeof diameter === 'number' && diameter > 0,
  );
  const [only] = trunks;
  if (known !== 'inch' || only === undefined) return { ...whole, description };
  const inches = trunks.reduce(
    (sum, { count, diameter_cm }) => sum + count * centimetersToInches(diameter_cm ?? 0),
    0,
  );
  return {
    description,
    quantity: String(Math.min(inches, QUANTITY_MAX)),
    price,
    tree: trunks.length === 1 ? only.id : WHOLE_JOB,
  };
}
