import * as v from 'valibot';
import type { PriceBand } from '@tree-service/market/api/priceBook';
import type { Cents } from '@tree-service/domain';
import { moneyBetween } from '@tree-service/design/forms';
import type { PriceChange } from './priceBook.api';

const MAX: Cents = 100_000_000;

/** The field names of a band; a draft finds it by them, wherever it is in the book. */
export function fieldsOf({
  service,
  basis,
  from_value: from,
}: Pick<PriceBand, 'service' | 'basis' | 'from_value'>) {
  const band = `${service}_${basis}_${from}`;
  return { low: `${band}_low`, high: `${band}_high` };
}

export function priceSchema(book: readonly PriceBand[]) {
  return v.object(
    Object.fromEntries(
      book.flatMap((band) => {
        const { low, high } = fieldsOf(band);
        return [low, high].map((name) => [name, moneyBetween({ min: 0, max: MAX })] as const);
      }),
    ),
  );
}

export function priceInput(book: readonly PriceBand[]): Record<string, Cents | null> {
  return Object.fromEntries(
    book.flatMap((band) => {
      const { low, high } = fieldsOf(band);
      return [
        [low, band.low_cents],
        [high, band.high_cents],
      ];
    }),
  );
}

export function priceChanges(
  book: readonly PriceBand[],
  typed: Readonly<Record<string, Cents>>,
): PriceChange[] {
  return book.flatMap((band) => {
    const fields = fieldsOf(band);
    const low = typed[fields.low] ?? band.low_cents;
    const high = typed[fields.high] ?? band.high_cents;
    if (low === band.low_cents && high === band.high_cents) return [];
    const { service, basis, from_value } = band;
    return [{ service, basis, from_value, low_cents: low, high_cents: high }];
  });
}
