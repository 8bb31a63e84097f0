import { backend, expectDone } from '@tree-service/kernel';

/** Replies to a published review of the calling Pro, once. */
export async function replyToReview(reviewId: string, reply: string) {
  const client = await backend();
  expectDone(await client.rpc('reply_to_review', { review_id: reviewId, reply }));
}
