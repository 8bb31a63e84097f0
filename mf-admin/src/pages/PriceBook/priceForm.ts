import * as v from 'valibot';
import type { PriceBand, PriceChange } from '@tree-service/market/api/priceBook';
import type { Cents } from '@tree-service/domain';
import { moneyBetween } from '@tree-service/design/forms';

const MAX: Cents = 100_000_000;

/** The field names of a band, by its position. */
export const fieldsOf = (place: number) => ({ low: `low_${place}`, high: `high_${place}` });

export function priceSchema(book: readonly PriceBand[]) {
  return v.object(
    Object.fromEntries(
      book.flatMap((_, place) => {
        const { low, high } = fieldsOf(place);
        return [low, high].map((name) => [name, moneyBetween({ min: 0, max: MAX })] as const);
      }),
    ),
  );
}

export function priceInput(book: readonly PriceBand[]): Record<string, Cents | null> {
  return Object.fromEntries(
    book.flatMap((band, place) => {
      const { low, high } = fieldsOf(place);
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
  return book.flatMap((band, place) => {
    const fields = fieldsOf(place);
    const low = typed[fields.low] ?? band.low_cents;
    const high = typed[fields.high] ?? band.high_cents;
    if (low === band.low_cents && high === band.high_cents) return [];
    const { service, basis, from_value } = band;
    return [{ service, basis, from_value, low_cents: low, high_cents: high }];
  });
}
