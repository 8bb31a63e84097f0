import { formatCents, keysOf, type Cents } from '@tree-service/domain';
import { oneOf, requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';
import { DISPUTE_OUTCOMES, DISPUTE_REASONS } from './disputeWords';

/** How many photos a side can show. */
export const MOST_PHOTOS = 10;

const LOWEST: Cents = 100;

export const reasonSchema = v.object({
  reason: oneOf(keysOf(DISPUTE_REASONS), 'Please choose a reason'),
  description: requiredText('Please describe what happened', 4000),
});

/** The second step: photos that show it. */
export const evidenceSchema = v.object({
  photos: v.pipe(v.array(v.blob()), v.maxLength(MOST_PHOTOS, `Add up to ${MOST_PHOTOS} photos`)),
});

/** The wanted outcome of a dispute. A lower price, in cents, is below the agreed one; other outcomes have none. */
export function outcomeSchema(agreed: Cents) {
  return v.pipe(
    v.object({
      outcome: oneOf(keysOf(DISPUTE_OUTCOMES), 'Please choose an outcome'),
      price: v.nullable(v.number()),
    }),
    v.forward(
      v.partialCheck(
        [['outcome'], ['price']],
        ({ outcome, price }) =>
          outcome !== 'price_reduced' || (price !== null && price >= LOWEST && price < agreed),
        `Please enter a price from ${formatCents(LOWEST)} to below the agreed ${formatCents(agreed)}`,
      ),
      ['price'],
    ),
    v.transform(({ outcome, price }) => ({
      outcome,
      price: outcome === 'price_reduced' ? price : null,
    })),
  );
}

/** What the steps of the wizard have gathered, checked or not: what was typed is kept on every way. */
export interface DisputeAnswers {
  reason: string;
  description: string;
  photos: Blob[];
  outcome: string;
  price: Cents | null;
}

/** Nothing answered yet. */
export const NO_ANSWERS: DisputeAnswers = {
  reason: '',
  description: '',
  photos: [],
  outcome: '',
  price: null,
};
