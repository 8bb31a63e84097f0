import { Button, HStack, Menu, MenuItem } from '@tree-service/design';
import { ListPlus, Percent, Plus } from 'lucide-react';
import { centimetersToInches } from '@tree-service/domain';
import type { Price } from '../../../api/vendors';
import { priceInWords } from '../../../business/priceUnits';
import { emptyDiscount, emptyQuoteLine, type QuoteLineDraft } from './quoteLine';
import { QUANTITY_MAX, type QuotedTree } from './startingQuote';

type Measured = Pick<QuotedTree, 'id' | 'count' | 'stump' | 'diameter_cm'>;

/**
 * A line from the price list, in its unit. What is priced by the tree counts the trees; what is priced by the inch has
 * the inches of the trunks that are known, of the stumps to grind where there are some.
 */
export function lineFromPrice(
  { label: description, unit, price_cents: price }: Pick<Price, 'label' | 'unit' | 'price_cents'>,
  trees: readonly Measured[],
): QuoteLineDraft {
  const whole = { ...emptyQuoteLine, description, unit, price };
  if (unit === 'tree') {
    const count = trees.reduce((sum, tree) => sum + tree.count, 0);
    return { ...whole, quantity: String(Math.min(Math.max(count, 1), QUANTITY_MAX)) };
  }
  const stumps = trees.filter(({ stump }) => stump);
  const trunks = (stumps.length > 0 ? stumps : trees).filter(
    ({ diameter_cm: diameter }) => typeof diameter === 'number' && diameter > 0,
  );
  const [only] = trunks;
  if (unit !== 'inch' || only === undefined) return whole;
  const inches = trunks.reduce(
    (sum, { count, diameter_cm }) => sum + count * centimetersToInches(diameter_cm ?? 0),
    0,
  );
  return {
    ...whole,
    quantity: String(Math.min(inches, QUANTITY_MAX)),
    tree: trunks.length === 1 ? only.id : whole.tree,
  };
}

export function AddLine({
  prices,
  trees,
  onAdd,
}: {
  prices: readonly Price[];
  trees: readonly QuotedTree[];
  onAdd: (line: QuoteLineDraft) => void;
}) {
  return (
    <HStack $gap={3} $wrap>
      <Button variant="outline" size="sm" onClick={() => onAdd(emptyQuoteLine)}>
        <Plus size={18} aria-hidden />
        Add line
      </Button>
      <Button variant="outline" size="sm" onClick={() => onAdd(emptyDiscount)}>
        <Percent size={18} aria-hidden />
        Add discount
      </Button>
      {prices.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button variant="outline" size="sm">
              <ListPlus size={18} aria-hidden />
              Add from price list
            </Button>
          }
        >
          {prices.map((price) => (
            <MenuItem key={price.id} onClick={() => onAdd(lineFromPrice(price, trees))}>
              {price.label}, {priceInWords(price)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </HStack>
  );
}
