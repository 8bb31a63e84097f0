import { MAX_REVIEW_PHOTOS } from '@tree-service/market/api/reviews';
import { requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';

/** A review with 1 to 5 stars; 0 means none chosen. */
export const reviewSchema = v.object({
  rating: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, 'Please choose 1 to 5 stars'),
    v.maxValue(5, 'Please choose 1 to 5 stars'),
  ),
  body: requiredText('Please write a sentence or two about the work', 4000),
  photos: v.pipe(
    v.array(v.blob()),
    v.maxLength(MAX_REVIEW_PHOTOS, `Add up to ${MAX_REVIEW_PHOTOS} photos`),
  ),
});

export type ReviewValues = v.InferInput<typeof reviewSchema>;
