import type { Pro } from '../market/openBusinesses';
import type { Neighbor } from '../market/people';
import type { Stage } from '../market/stage';
import {
  DECLINE_REASONS,
  DELIVERY_NOTES,
  OPENING_EXCHANGES,
  QUOTE_MESSAGES,
} from '../words/messages';
import { OWNER_REVIEWS, PRO_REVIEWS, REPLIES } from '../words/reviews';
import { inventWork } from '../words/trees';
import { cancel, close } from './endings';
import { complete, deliver, publishByTime, reply, review, schedule, start } from './jobSteps';
import { accept, decline, say, talk } from './leadSteps';
import { award, quote, viewQuote } from './quoteSteps';
import { Story } from './story';

/** Submits ordinary work of a neighbor. */
export async function beginInvented(
  stage: Stage,
  neighbor: Neighbor,
  hoursAgo: number,
  photos = stage.random.between(0, 2),
): Promise<Story> {
  return Story.begin(stage, {
    owner: neighbor,
    property: { label: 'Home', address: neighbor.address, zip: neighbor.zip },
    utcOffset: neighbor.area.utcOffset,
    work: inventWork(stage.random, neighbor.area),
    photos,
    hoursAgo,
  });
}

/** The Pros a request was offered to, those with the fewest finished jobs first. */
export async function offeredPros(story: Story, pros: ReadonlyMap<string, Pro>): Promise<Pro[]> {
  const rows = await story.stage.asProduct<{ vendor_id: string }>(
    `select l.vendor_id from public.leads l join public.vendor_profiles v using (vendor_id)
     where l.request_id = $1 and l.state in ('offered', 'viewed')
     order by v.jobs_completed, l.offer_position`,
    [story.requestId],
  );
  return rows.flatMap((row) => pros.get(row.vendor_id) ?? []);
}

/** A finished job of months ago, from the first click to the reviews. Returns whether anyone could be asked. */
export async function tellPastJob(
  stage: Stage,
  neighbor: Neighbor,
  pros: ReadonlyMap<string, Pro>,
  hoursAgo: number,
): Promise<boolean> {
  const { random } = stage;
  const story = await beginInvented(stage, neighbor, hoursAgo, 0);
  const { winner, rivals, refuser } = chooseRoles(stage, await offeredPros(story, pros));
  if (!winner) {
    await cancel(story.pass(24 * 3), 'Nobody nearby could take it on');
    await story.settle();
    return false;
  }
  story.pass(random.between(1, 3));
  if (refuser && random.chance(0.4)) await decline(story, refuser, random.pick(DECLINE_REASONS));
  await accept(story, winner);
  await talk(story, winner, random.pick(OPENING_EXCHANGES));
  await quote(story.pass(2), winner, quoteFacts(stage, 0.35));
  for (const rival of rivals) {
    await accept(story.pass(1), rival);
    await say(story, rival, 'vendor', 'Hello, we can be there next week. My quote follows.');
    await quote(story.pass(1), rival, quoteFacts(stage, 0.7));
    await viewQuote(story.pass(1), rival);
  }
  await viewQuote(story.pass(3), winner);
  await award(story.pass(20), winner);
  await schedule(story.pass(1), winner, 72);
  await start(story.pass(72), winner);
  await deliver(story.pass(5), winner, random.pick(DELIVERY_NOTES));
  if (random.chance(0.8)) await complete(story.pass(20), 'owner');
  else await complete(story.pass(24 * 5), 'timer');
  await tellReviews(story, winner);
  if (random.chance(0.6)) await close(story.pass(24));
  await story.settle();
  return true;
}

// Pros that answer every offer take part whenever they are asked; the others as it comes.
function chooseRoles({ random }: Stage, asked: readonly Pro[]) {
  const eager = asked.filter((pro) => pro.answersAlways);
  const others = asked.filter((pro) => !pro.answersAlways);
  const order = random.chance(0.6)
    ? [...eager, ...others]
    : [...others.slice(0, 1), ...eager, ...others.slice(1)];
  const [winner, rival, ...rest] = order;
  const joins = (pro: Pro) => pro.answersAlways === true || random.chance(0.45);
  const third = rest.find((pro) => pro.answersAlways);
  return {
    winner,
    rivals: [...(rival && joins(rival) ? [rival] : []), ...(third ? [third] : [])],
    refuser: rest.find((pro) => !pro.answersAlways),
  };
}

async function tellReviews(story: Story, winner: Pro): Promise<void> {
  const { random } = story.stage;
  if (random.chance(0.12)) return;
  const rating = random.pick(winner.answersAlways ? [5, 5, 5, 4, 4] : [5, 5, 5, 5, 4, 4, 4, 3, 2]);
  const ownerReview = await review(
    story.pass(10),
    winner,
    'owner',
    rating,
    random.pick(OWNER_REVIEWS[rating] ?? []),
  );
  if (random.chance(0.6))
    await review(story.pass(30), winner, 'vendor', 5, random.pick(PRO_REVIEWS));
  else await publishByTime(story.pass(24 * 7), ownerReview);
  if (rating >= 4 && random.chance(0.3))
    await reply(story.pass(20), winner, ownerReview, random.pick(REPLIES));
}

/** A believable quote around a share of the estimate's range. */
export function quoteFacts(stage: Stage, around: number) {
  const { random } = stage;
  return {
    share: Math.max(0, around + random.between(-15, 15) / 100),
    message: random.pick(QUOTE_MESSAGES),
    startsInDays: random.between(3, 12),
  };
}
