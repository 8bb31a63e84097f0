import { requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';

/** A review: 1 to 5 stars and some words. 0 stars stand for none chosen. */
export const reviewSchema = v.object({
  rating: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, 'Choose from 1 to 5 stars'),
    v.maxValue(5, 'Choose from 1 to 5 stars'),
  ),
  body: requiredText('Write a sentence or two about the work', 4000),
});

/** A review while it is being written. */
export type ReviewValues = v.InferInput<typeof reviewSchema>;
