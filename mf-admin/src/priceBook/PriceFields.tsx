import { useFormState, type Control } from 'react-hook-form';
import styled from 'styled-components';
import type { PriceBand } from '@tree-service/market/api/priceBook';
import { priceSourcesInWords, type Cents } from '@tree-service/domain';
import { MoneyField } from '@tree-service/design/forms';
import { Table, Text, visuallyHidden, VStack, type TableColumn } from '@tree-service/design';
import { FoldedOnPhones } from '../shared/layout/FoldedOnPhones';
import { bandLabel, bandsInOrder, nextStart, PRICED_SERVICES } from './bandLabel';
import { fieldsOf } from './priceForm';

type Typed = Record<string, Cents | null>;

// The heading of the column says it to everyone else.
const Price = styled.div`
  position: relative;
  min-width: 7rem;
  & label {
    ${visuallyHidden}
  }
`;

interface PriceFieldsProps {
  readonly book: readonly PriceBand[];
  readonly control: Control<Typed, unknown, Record<string, Cents>>;
}

/** The prices of each service as a table: by height, then by trunk, then the rest, each from small to large. */
export function PriceFields({ book, control }: PriceFieldsProps) {
  const labelOf = (band: PriceBand) => bandLabel(band, nextStart(band, book));
  const price = (side: 'low' | 'high', label: string): TableColumn<PriceBand> => ({
    key: side,
    header: label,
    cell: (band) => (
      <Price role="group" aria-label={labelOf(band)}>
        <MoneyField name={fieldsOf(band)[side]} control={control} label={label} />
      </Price>
    ),
  });
  const columns: readonly TableColumn<PriceBand>[] = [
    { key: 'band', header: 'Height, trunk, or unit', cell: labelOf },
    price('low', 'Low'),
    price('high', 'High'),
    {
      key: 'source',
      header: 'Source',
      cell: (band) => (
        <Text size="sm" tone="muted">
          {priceSourcesInWords([{ ...band, year: band.published_year }])}
        </Text>
      ),
    },
  ];
  const { errors } = useFormState({ control });
  const isWrong = (service: string) =>
    book.some(
      (band) =>
        band.service === service && (fieldsOf(band).low in errors || fieldsOf(band).high in errors),
    );
  return (
    <VStack $gap={5}>
      {Object.entries(PRICED_SERVICES).map(([service, name]) => (
        <FoldedOnPhones
          key={service}
          id={service}
          name={name}
          what="prices"
          mustShow={isWrong(service)}
        >
          <Table
            caption={`Prices: ${name}`}
            columns={columns}
            rows={bandsInOrder(book, service)}
            rowKey={(band) => fieldsOf(band).low}
          />
        </FoldedOnPhones>
      ))}
    </VStack>
  );
}
