import {
  addPrice,
  removePrice,
  updatePrice,
  type Business,
  type Price,
} from '@tree-service/shared/api/vendors';
import { Button, color, Heading, space, Text, VStack } from '@tree-service/shared/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { PriceForm, type PriceValues } from './PriceForm';
import { parsePriceUnit, priceInWords } from './priceUnits';
import { useBusinessAction } from './useBusinessAction';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: ${space(2)};
  min-height: 3.5rem;
  padding-block: ${space(2)};
  border-bottom: 1px solid ${color.border};
`;

const Editing = styled.li`
  padding-block: ${space(5)};
  border-bottom: 1px solid ${color.border};
`;

function PriceLine({ price, onEdit }: { price: Price; onEdit: () => void }) {
  const remove = useBusinessAction<string>({
    run: (_vendorId, priceId) => removePrice(priceId),
    done: `${price.label} removed`,
    failed: 'The price could not be removed',
  });
  return (
    <Item>
      <div>
        <Text as="strong" weight="semibold">
          {price.label}
        </Text>
        <Text size="sm" tone="muted" numeric>
          {priceInWords(price)}
        </Text>
      </div>
      <Button variant="ghost" size="icon" aria-label={`Change ${price.label}`} onClick={onEdit}>
        <Pencil size={20} aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove ${price.label}`}
        loading={remove.isPending}
        onClick={() => remove.mutate(price.id)}
      >
        <Trash2 size={20} aria-hidden />
      </Button>
    </Item>
  );
}

/** The price list quotes start from: lines to change or remove, and a form to add one. */
export function PriceListEditor({
  business,
  headingLevel,
}: {
  business: Pick<Business, 'vendor_prices'>;
  /** Level of its heading in the page's outline. */
  headingLevel: 2 | 3;
}) {
  const [editing, setEditing] = useState<string | null>(null);
  const add = useBusinessAction<PriceValues>({
    run: (vendorId, price) => addPrice(vendorId, price),
    done: ({ label }) => `${label} added`,
    failed: null,
  });
  const change = useBusinessAction<PriceValues & { id: string }>({
    run: (_vendorId, { id, ...price }) => updatePrice(id, price),
    done: ({ label }) => `${label} saved`,
    failed: null,
    onDone: () => setEditing(null),
  });
  const prices = [...business.vendor_prices].sort((one, other) =>
    one.label.localeCompare(other.label),
  );
  return (
    <VStack $gap={6}>
      {prices.length > 0 && (
        <List>
          {prices.map((price) =>
            price.id === editing ? (
              <Editing key={price.id}>
                <PriceForm
                  price={{ ...price, unit: parsePriceUnit(price.unit) }}
                  onSave={(values) => change.mutateAsync({ ...values, id: price.id })}
                  onCancel={() => setEditing(null)}
                />
              </Editing>
            ) : (
              <PriceLine key={price.id} price={price} onEdit={() => setEditing(price.id)} />
            ),
          )}
        </List>
      )}
      <VStack $gap={4}>
        <Heading level={headingLevel} size="lg">
          Add a price
        </Heading>
        <PriceForm onSave={add.mutateAsync} />
      </VStack>
    </VStack>
  );
}
