import { Button, HStack, Menu, MenuItem } from '@tree-service/design';
import { ListPlus, Plus } from 'lucide-react';
import type { Price } from '../../../api/vendors';
import { priceInWords } from '../../../business/priceUnits';
import { emptyQuoteLine, type QuoteLineDraft } from './quoteLine';
import { lineFromPrice } from './lineFromPrice';
import type { QuotedTree } from './linesFromTrees';

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
