import { useFormState, type Control } from 'react-hook-form';
import styled from 'styled-components';
import type { PriceBand } from '@tree-service/market/api/priceBook';
import { priceSourcesInWords, type Cents, isKeyOf } from '@tree-service/domain';
import { MoneyField } from '@tree-service/design/forms';
import { Table, Text, visuallyHidden, VStack, type TableColumn } from '@tree-service/design';
import { FoldedOnPhones } from '../shared/layout/FoldedOnPhones';
import { fieldsOf } from './priceForm';

/** In display order. */
export const PRICED_SERVICES = {
  removal: 'Removal',
  emergency: 'Emergency',
  trimming: 'Trimming',
  stump: 'Stumps',
  arborist: 'Arborist',
  crane: 'Crane',
} as const;

const BASES = {
  flat: 'Each',
  per_inch: 'Per inch',
  per_hour: 'Per hour',
  each_further: 'Each additional',
  minimum: 'Minimum charge',
  report: 'Written report',
} as const;

const BASIS_ORDER: readonly string[] = ['height_ft', 'diameter_in', ...Object.keys(BASES)];

/** The bands of one service: by height, by trunk, then everything else. */
export function bandsInOrder<Row extends Pick<PriceBand, 'service' | 'basis' | 'from_value'>>(
  book: readonly Row[],
  service: string,
): Row[] {
  return book
    .filter((band) => band.service === service)
    .sort(
      (one, other) =>
        BASIS_ORDER.indexOf(one.basis) - BASIS_ORDER.indexOf(other.basis) ||
        one.from_value - other.from_value,
    );
}

type Band = Pick<PriceBand, 'basis' | 'from_value'>;

/** "Over 30 to 60 ft", "Per hour". `next` is the start of the following band. */
export function bandLabel({ basis, from_value: from }: Band, next: number | null): string {
  if (isKeyOf(BASES, basis)) return BASES[basis];
  const unit = basis === 'diameter_in' ? 'in trunk' : 'ft';
  if (next === null) return `Over ${from} ${unit}`;
  return from === 0 ? `Up to ${next} ${unit}` : `Over ${from} to ${next} ${unit}`;
}

/** The start of the following band; null for the last one. */
export function nextStart(band: PriceBand, book: readonly PriceBand[]): number | null {
  const later = book
    .filter(
      (other) =>
        other.service === band.service &&
        other.basis === band.basis &&
        other.from_value > band.from_value,
    )
    .map((other) => other.from_value);
  return later.length === 0 ? null : Math.min(...later);
}

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
