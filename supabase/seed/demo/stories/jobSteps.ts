import type { Pro } from '../market/createVendors';
import { fireTimer } from './leadSteps';
import { textIn, type Story } from './story';

/** The Pro sets the start, so many hours after the story's time. */
export async function schedule(story: Story, pro: Pro, hoursAhead: number): Promise<void> {
  // Every story has its own calendar: what happens at the same time in two of them is no conflict.
  await story.act(
    pro.id,
    `select public.schedule_job($1, now() + interval '1 day', despite_conflict => true)`,
    [story.jobId],
  );
  const start = new Date(story.time.getTime() + hoursAhead * 3_600_000);
  start.setUTCMinutes(0, 0, 0);
  await story.actAsSystem(
    `update public.jobs
     set scheduled_for = $2, scheduled_until = private.work_end(vendor_id, $2, planned_hours) where id = $1`,
    [story.jobId, start.toISOString()],
  );
}

/** The Pro starts the drive. */
export async function startTravel(story: Story, pro: Pro): Promise<void> {
  await story.act(pro.id, 'select public.start_travel($1)', [story.jobId]);
}

/** The Pro begins the work. */
export async function start(story: Story, pro: Pro): Promise<void> {
  await story.act(pro.id, 'select public.start_job($1)', [story.jobId]);
}

/** The Pro delivers the work with a photo. */
export async function deliver(story: Story, pro: Pro, note: string): Promise<void> {
  const photo = await story.context.storePhoto(pro.id);
  await story.act(pro.id, 'select public.deliver_job($1, $2, $3::jsonb)', [
    story.jobId,
    note,
    JSON.stringify([photo]),
  ]);
}

/** The owner accepts the work, or the timer does after five days. */
export async function complete(story: Story, by: 'owner' | 'timer'): Promise<void> {
  if (by === 'timer') return fireTimer(story, 'job', story.jobId, 'accept');
  await story.act(story.owner.id, 'select public.accept_delivery($1)', [story.jobId]);
}

/** One side reviews the job. Returns the review's id. */
export async function review(
  story: Story,
  pro: Pro,
  side: 'owner' | 'vendor',
  rating: number,
  body: string,
): Promise<string> {
  const author = side === 'owner' ? story.owner.id : pro.id;
  const [answer] = await story.act(author, 'select public.submit_review($1, $2, $3) as id', [
    story.jobId,
    rating,
    body,
  ]);
  return textIn(answer, 'id');
}

/** Seven days pass without the other side's review. */
export async function publishByTime(story: Story, reviewId: string): Promise<void> {
  await fireTimer(story, 'review', reviewId, 'publish');
}

/** The Pro replies to a published review. */
export async function reply(
  story: Story,
  pro: Pro,
  reviewId: string,
  words: string,
): Promise<void> {
  await story.act(pro.id, 'select public.reply_to_review($1, $2)', [reviewId, words]);
}
