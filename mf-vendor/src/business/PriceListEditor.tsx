import { hideRows, showRows } from '@tree-service/market/api/showRows';
import { SERVICES } from '@tree-service/domain';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import { Button, color, Heading, space, Text, VStack } from '@tree-service/design';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import {
  addPrice,
  removePrice,
  showAdded,
  updatePrice,
  type Business,
  type Price,
} from '../api/vendors';
import { PlainList } from '../area/PlainList';
import { RemoveButton } from '../area/RemoveButton';
import { Columns } from '../area/blocks';
import { PriceForm, type PriceValues } from './PriceForm';
import { priceInWords } from './priceUnits';
import { useBusinessAction } from './useBusinessAction';

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

const valuesOf = ({ label, unit, price_cents, category }: Price): PriceValues => ({
  label,
  unit,
  price_cents,
  category,
});

function PriceLine({ price, onEdit }: { price: Price; onEdit: () => void }) {
  const restore = useBusinessAction({
    run: (vendorId) => addPrice(vendorId, valuesOf(price)),
    done: `${price.label} restored`,
    failed: "We couldn't restore the price",
    show: (added) => showAdded('vendor_prices', added),
  });
  const remove = useBusinessAction<string>({
    run: (_vendorId, priceId) => removePrice(priceId),
    done: `${price.label} removed`,
    failed: "We couldn't remove the price",
    show: (_, priceId, vendorId) => hideRows([['vendors', vendorId]], [priceId]),
    next: { label: 'Undo', go: () => restore.mutate() },
  });
  return (
    <Item>
      <div>
        <Text as="strong" weight="semibold">
          {price.label}
        </Text>
        <Text size="sm" tone="muted" numeric>
          {priceInWords(price)}
          {price.category !== null && ` · ${SERVICES[price.category].name}`}
        </Text>
      </div>
      <Button variant="ghost" size="icon" aria-label={`Edit ${price.label}`} onClick={onEdit}>
        <Pencil size={20} aria-hidden />
      </Button>
      <RemoveButton
        what={price.label}
        busy={remove.isPending}
        onRemove={() => remove.mutate(price.id)}
      />
    </Item>
  );
}

function EditPrice({ price, onClose }: { price: Price; onClose: () => void }) {
  const stored = valuesOf(price);
  const change = useBusinessAction<{ line: PriceValues; expectedVersion?: number }, number>({
    run: (_vendorId, { line, expectedVersion }) => updatePrice(price.id, line, expectedVersion),
    done: ({ line }) => `${line.label} saved`,
    failed: null,
    show: (version, { line }) => showRows<Price>([{ id: price.id, ...line, version }]),
    onDone: onClose,
  });
  const guarded = useGuardedSave<PriceValues>({
    version: price.version,
    save: (line, expectedVersion) => change.mutateAsync({ line, expectedVersion }),
  });
  return (
    <PriceForm price={stored} draft={`price/${price.id}`} onSave={guarded.send} onCancel={onClose}>
      {guarded.refused && (
        <EditConflict busy={change.isPending} onTakeTheirs={onClose} onSaveMine={guarded.overwrite}>
          Saved version: {price.label}, {priceInWords(price)}.
        </EditConflict>
      )}
    </PriceForm>
  );
}

/** The price list that quotes start from. */
export function PriceListEditor({
  business,
  headingLevel,
}: {
  business: Pick<Business, 'vendor_prices'>;
  headingLevel: 2 | 3;
}) {
  const [editing, setEditing] = useState<string | null>(null);
  const add = useBusinessAction({
    run: (vendorId, price: PriceValues) => addPrice(vendorId, price),
    done: ({ label }) => `${label} added`,
    failed: null,
    show: (added) => showAdded('vendor_prices', added),
  });
  const prices = [...business.vendor_prices].sort((one, other) =>
    one.label.localeCompare(other.label),
  );
  return (
    <Columns>
      {prices.length > 0 && (
        <PlainList $gap={0}>
          {prices.map((price) =>
            price.id === editing ? (
              <Editing key={price.id}>
                <EditPrice price={price} onClose={() => setEditing(null)} />
              </Editing>
            ) : (
              <PriceLine key={price.id} price={price} onEdit={() => setEditing(price.id)} />
            ),
          )}
        </PlainList>
      )}
      <VStack $gap={4}>
        <Heading level={headingLevel} size="lg">
          Add a price
        </Heading>
        <PriceForm draft="price" onSave={add.mutateAsync} />
      </VStack>
    </Columns>
  );
}
