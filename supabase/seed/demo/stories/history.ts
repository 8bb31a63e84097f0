import type { DemoVendor } from '../market/createVendors';
import type { Neighbor } from '../market/neighbors';
import type { DemoContext } from '../demoContext';
import {
  DECLINE_REASONS,
  DELIVERY_NOTES,
  OPENING_EXCHANGES,
  QUOTE_MESSAGES,
} from '../words/messages';
import { OWNER_REVIEWS, VENDOR_REVIEWS, REPLIES } from '../words/reviews';
import { inventWork } from '../words/trees';
import { cancel, close } from './requestSteps';
import {
  complete,
  deliver,
  publishReviews,
  reply,
  review,
  schedule,
  startOnTime,
} from './jobSteps';
import { accept, decline, sendMessage, exchangeMessages } from './leadSteps';
import { award, quote, viewQuote } from './quoteSteps';
import { Story } from './story';

/** Submits a request of a neighbor for ordinary work. */
export async function beginRequest(
  context: DemoContext,
  neighbor: Neighbor,
  hoursAgo: number,
  photos = context.random.between(0, 2),
): Promise<Story> {
  return Story.begin(context, {
    owner: neighbor,
    property: { label: 'Home', address: neighbor.address, zip: neighbor.zip },
    timeZone: neighbor.area.timeZone,
    work: inventWork(context.random, neighbor.area),
    photos,
    hoursAgo,
  });
}

/** The Pros a request was offered to, those with the fewest finished jobs first. */
export async function offeredVendors(
  story: Story,
  vendors: ReadonlyMap<string, DemoVendor>,
): Promise<DemoVendor[]> {
  const rows = await story.context.asProduct<{ vendor_id: string }>(
    `select l.vendor_id from public.leads l join public.vendor_profiles v using (vendor_id)
     where l.request_id = $1 and l.state in ('offered', 'viewed')
     order by v.jobs_completed, l.offer_position`,
    [story.requestId],
  );
  return rows.flatMap((row) => vendors.get(row.vendor_id) ?? []);
}

/** Seeds a finished job of months ago with its reviews. Returns whether any Pro was offered it. */
export async function seedPastJob(
  context: DemoContext,
  neighbor: Neighbor,
  vendors: ReadonlyMap<string, DemoVendor>,
  hoursAgo: number,
): Promise<boolean> {
  const { random } = context;
  const story = await beginRequest(context, neighbor, hoursAgo, 0);
  const { winner, rivals, decliner } = chooseRoles(context, await offeredVendors(story, vendors));
  if (!winner) {
    await cancel(story.advance(24 * 3), 'Nobody nearby could take it on');
    await story.finish();
    return false;
  }
  story.advance(random.between(1, 3));
  if (decliner && random.chance(0.4)) await decline(story, decliner, random.pick(DECLINE_REASONS));
  await accept(story, winner);
  await exchangeMessages(story, winner, random.pick(OPENING_EXCHANGES));
  await quote(story.advance(2), winner, quoteFacts(context, 0.35));
  for (const rival of rivals) {
    await accept(story.advance(1), rival);
    await sendMessage(
      story,
      rival,
      'vendor',
      'Hello, we can be there next week. I will send a quote.',
    );
    await quote(story.advance(1), rival, quoteFacts(context, 0.7));
    await viewQuote(story.advance(1), rival);
  }
  await viewQuote(story.advance(3), winner);
  await award(story.advance(20), winner);
  await schedule(story.advance(1), winner, 72);
  await startOnTime(story, winner);
  await deliver(story.advance(5), winner, random.pick(DELIVERY_NOTES));
  if (random.chance(0.8)) await complete(story.advance(20), 'owner');
  else await complete(story.advance(24 * 5), 'timer');
  await addReviews(story, winner);
  if (random.chance(0.6)) await close(story.advance(24));
  await story.finish();
  return true;
}

// Pros that accept every offer always take part; the others at random.
function chooseRoles({ random }: DemoContext, asked: readonly DemoVendor[]) {
  const eager = asked.filter((vendor) => vendor.answersAlways);
  const others = asked.filter((vendor) => !vendor.answersAlways);
  const order = random.chance(0.6)
    ? [...eager, ...others]
    : [...others.slice(0, 1), ...eager, ...others.slice(1)];
  const [winner, rival, ...rest] = order;
  const joins = (vendor: DemoVendor) => vendor.answersAlways === true || random.chance(0.45);
  const third = rest.find((vendor) => vendor.answersAlways);
  return {
    winner,
    rivals: [...(rival && joins(rival) ? [rival] : []), ...(third ? [third] : [])],
    decliner: rest.find((vendor) => !vendor.answersAlways),
  };
}

// A poor first review alone does not keep a plan from counting, and would stand there labeled Promoted; a
// poor second one does, so that the demo has Pros whose plan does not count.
async function ratingFor(
  context: DemoContext,
  { id, plan }: DemoVendor,
  drawn: number,
): Promise<number> {
  if (plan === undefined) return drawn;
  const [counted] = await context.asProduct<{ reviews: number }>(
    `select count(*)::int as reviews from public.reviews where vendor_id = $1 and author_side = 'owner'`,
    [id],
  );
  const reviews = counted?.reviews ?? 0;
  if (reviews === 0) return Math.max(4, drawn);
  return reviews === 1 && plan === 'preferred' ? 2 : drawn;
}

async function addReviews(story: Story, winner: DemoVendor): Promise<void> {
  const { random } = story.context;
  if (random.chance(0.12)) return;
  const drawn = random.pick(winner.answersAlways ? [5, 5, 5, 4, 4] : [5, 5, 5, 5, 4, 4, 4, 3, 2]);
  const rating = await ratingFor(story.context, winner, drawn);
  const ownerReview = await review(
    story.advance(10),
    winner,
    'owner',
    rating,
    story.context.unused(OWNER_REVIEWS[rating] ?? []),
  );
  if (random.chance(0.6))
    await review(story.advance(30), winner, 'vendor', 5, story.context.unused(VENDOR_REVIEWS));
  await publishReviews(story.advance(24 * 6));
  if (rating >= 4 && random.chance(0.3))
    await reply(story.advance(20), winner, ownerReview, story.context.unused(REPLIES));
}

/** A quote near a share of the estimate's range. */
export function quoteFacts(context: DemoContext, around: number) {
  const { random } = context;
  return {
    share: Math.max(0, around + random.between(-15, 15) / 100),
    message: random.pick(QUOTE_MESSAGES),
    startsInDays: random.between(3, 12),
  };
}
