import type { DisputeOutcome, DisputeReason } from '../../api/disputes';
import { formatCents, type Cents } from '@tree-service/domain';
import { oneOf, requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';

/** How many photos a side can show. */
export const MOST_PHOTOS = 10;

const REASONS = [
  'incomplete_work',
  'poor_quality',
  'damage',
  'no_show',
  'price',
  'payment',
  'safety',
  'other',
] as const satisfies readonly DisputeReason[];

const OUTCOMES = [
  'no_change',
  'rework',
  'price_reduced',
  'job_cancelled',
  'work_accepted',
  'no_show_cleared',
] as const satisfies readonly DisputeOutcome[];

export const reasonSchema = v.object({
  reason: oneOf(REASONS, 'Please choose a reason'),
  description: requiredText('Please describe what happened', 4000),
});

/** The second step: photos that show it. */
export const evidenceSchema = v.object({
  photos: v.pipe(v.array(v.blob()), v.maxLength(MOST_PHOTOS, `Add up to ${MOST_PHOTOS} photos`)),
});

/** The third step: what should come of it; a lower price has to be below the agreed one. */
export function outcomeSchema(agreed: Cents) {
  const message = `Please enter a price from $1 to below the agreed ${formatCents(agreed)}`;
  return v.pipe(
    v.object({
      wanted: oneOf(OUTCOMES, 'Please choose an outcome'),
      price: v.nullable(v.number()),
    }),
    v.forward(
      v.partialCheck(
        [['wanted'], ['price']],
        ({ wanted, price }) =>
          wanted !== 'price_reduced' || (price !== null && price >= 100 && price < agreed),
        message,
      ),
      ['price'],
    ),
    v.transform(({ wanted, price }) => ({
      wanted,
      price: wanted === 'price_reduced' ? price : null,
    })),
  );
}

/** What the steps of the wizard have gathered, checked or not: what was typed is kept on every way. */
export interface DisputeAnswers {
  reason: string;
  description: string;
  photos: Blob[];
  wanted: string;
  price: Cents | null;
}

/** Nothing answered yet. */
export const NO_ANSWERS: DisputeAnswers = {
  reason: '',
  description: '',
  photos: [],
  wanted: '',
  price: null,
};
