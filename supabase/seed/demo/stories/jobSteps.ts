import type { DemoVendor } from '../market/createVendors';
import { fireTimer } from './leadSteps';
import { textIn, type Story } from './story';
import { subjectAfter } from './subjects';
import { startBefore, startOnDay, startOnWorkday, wallClock } from './workingHours';

const HOUR = 3_600_000;

/** The Pro sets the start on a workday, so many hours after the story's time or a weekend later. */
export async function schedule(
  story: Story,
  vendor: DemoVendor,
  hoursAhead: number,
): Promise<void> {
  await planStart(
    story,
    vendor,
    startOnWorkday(story.time.getTime() + hoursAhead * HOUR, story.timeZone),
  );
}

/** The Pro sets a start that was about so many hours ago. */
export async function scheduleBegun(
  story: Story,
  vendor: DemoVendor,
  hoursAgo: number,
): Promise<void> {
  const now = story.context.now.getTime();
  await planStart(story, vendor, startBefore(now, now - hoursAgo * HOUR, story.timeZone));
}

/** The Pro sets a start today: at the next full hour, where crews begin work then. */
export async function scheduleToday(story: Story, vendor: DemoVendor): Promise<void> {
  const now = story.context.now.getTime();
  const isLastHour = wallClock(now, story.timeZone).hour === 23;
  await planStart(story, vendor, startOnDay(isLastHour ? now : now + HOUR, story.timeZone));
}

async function planStart(story: Story, vendor: DemoVendor, start: number): Promise<void> {
  // Every story has its own calendar: so two of them may overlap.
  await story.act(
    vendor.id,
    `select public.schedule_job($1, now() + interval '1 day', despite_conflict => true)`,
    [story.jobId],
  );
  story.plannedStart = start;
  await story.actAsSystem(
    `update public.jobs
     set scheduled_for = $2, scheduled_until = private.work_end(vendor_id, $2, planned_hours) where id = $1`,
    [story.jobId, new Date(start).toISOString()],
  );
}

/** The Pro drives off half an hour before the planned start, or has just done so. */
export async function travelOnTime(story: Story, vendor: DemoVendor): Promise<void> {
  const hoursAgo = (story.context.now.getTime() - story.plannedStart) / HOUR;
  await story
    .advanceTo(Math.max(hoursAgo + 0.5, 0.4))
    .act(vendor.id, 'select public.start_travel($1)', [story.jobId]);
}

/** The Pro begins the work when it was planned to begin. */
export async function startOnTime(story: Story, vendor: DemoVendor): Promise<void> {
  await start(story.advanceTo((story.context.now.getTime() - story.plannedStart) / HOUR), vendor);
}

/** The Pro begins the work. */
export async function start(story: Story, vendor: DemoVendor): Promise<void> {
  await story.act(vendor.id, 'select public.start_job($1)', [story.jobId]);
}

/** The Pro delivers the work with a photo. */
export async function deliver(story: Story, vendor: DemoVendor, note: string): Promise<void> {
  const photo = await story.context.storePhoto(vendor.id, subjectAfter(story.work));
  await story.act(vendor.id, 'select public.deliver_job($1, $2, $3::jsonb)', [
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
  vendor: DemoVendor,
  side: 'owner' | 'vendor',
  rating: number,
  body: string,
): Promise<string> {
  const author = side === 'owner' ? story.owner.id : vendor.id;
  const [answer] = await story.act(author, 'select public.submit_review($1, $2, $3) as id', [
    story.jobId,
    rating,
    body,
  ]);
  return textIn(answer, 'id');
}

/** The time of the reviews written so far comes. */
export async function publishReviews(story: Story): Promise<void> {
  const written = await story.context.asProduct<{ id: string }>(
    `select id from public.reviews where job_id = $1 and state = 'submitted' order by created_at, id`,
    [story.jobId],
  );
  for (const { id } of written) await fireTimer(story, 'review', id, 'publish');
}

/** The Pro replies to a published review. */
export async function reply(
  story: Story,
  vendor: DemoVendor,
  reviewId: string,
  words: string,
): Promise<void> {
  await story.act(vendor.id, 'select public.reply_to_review($1, $2)', [reviewId, words]);
}
