import type { Pro } from '../market/openBusinesses';
import type { Neighbor } from '../market/people';
import type { Stage } from '../market/stage';
import { DECLINE_REASONS, DELIVERY_NOTES, OPENING_EXCHANGES } from '../words/messages';
import { cancel, expire, rejectAsSpam } from './endings';
import { beginInvented, offeredPros, quoteFacts } from './history';
import { deliver, depart, schedule, start } from './jobSteps';
import { accept, decline, lapse, say, talk, view } from './leadSteps';
import { award, quote, viewQuote } from './quoteSteps';
import type { Story } from './story';

type Chapter = (story: Story, pros: Pro[]) => Promise<void>;

/** How long offers of the demo stay open, so that there is something to accept for some days. */
export const OFFERS_OPEN_DAYS = 5;

// One request of each kind in each area: hours since it was submitted, and how far it got.
const CHAPTERS: readonly { hoursAgo: number; tell: Chapter }[] = [
  { hoursAgo: 2, tell: async (story, [first]) => void (first && (await view(story, first))) },
  {
    hoursAgo: 20,
    async tell(story, [first, second, third]) {
      if (third) await decline(story.pass(0.5), third, story.stage.random.pick(DECLINE_REASONS));
      if (first) await accept(story.pass(0.5), first);
      if (second) await view(story.pass(0.2), second);
    },
  },
  {
    hoursAgo: 40,
    async tell(story, [first, second]) {
      if (first) {
        await accept(story.pass(1), first);
        await talk(story, first, story.stage.random.pick(OPENING_EXCHANGES));
        await quote(story.pass(2), first, quoteFacts(story.stage, 0.4));
        await viewQuote(story.pass(3), first);
      }
      if (second) {
        await accept(story, second);
        await quote(story.pass(1), second, quoteFacts(story.stage, 0.6));
      }
    },
  },
  {
    hoursAgo: 66,
    async tell(story, [first]) {
      if (!first) return;
      await accept(story.pass(1), first);
      await say(
        story,
        first,
        'vendor',
        'Hello, would Thursday or Friday suit you for a look at the trees?',
      );
      await lapse(story.passUntil(story.hoursAgo - 48), first, 'release');
    },
  },
  { hoursAgo: 36, tell: (story, pros) => agree(story, pros).then(() => undefined) },
  {
    hoursAgo: 120,
    async tell(story, pros) {
      const pro = await agree(story, pros);
      if (pro) await schedule(story.pass(2), pro, 24 * 6);
    },
  },
  {
    hoursAgo: 150,
    async tell(story, pros) {
      const pro = await agree(story, pros);
      if (!pro) return;
      await schedule(story.pass(2), pro, story.hoursAgo - 4);
      await start(story.passUntil(4), pro);
    },
  },
  {
    hoursAgo: 150,
    async tell(story, pros) {
      const pro = await agree(story, pros);
      if (!pro) return;
      await schedule(story.pass(2), pro, story.hoursAgo + 1);
      await depart(story.passUntil(0.5), pro);
    },
  },
  {
    hoursAgo: 170,
    async tell(story, pros) {
      const pro = await agree(story, pros);
      if (!pro) return;
      await schedule(story.pass(1), pro, 72);
      await start(story.pass(72), pro);
      await deliver(story.pass(6), pro, story.stage.random.pick(DELIVERY_NOTES));
    },
  },
  {
    hoursAgo: 24 * 18,
    async tell(story, [first, second]) {
      if (first) await lapse(story.pass(5), first, 'expire');
      if (second) {
        await accept(story, second);
        await say(story, second, 'vendor', 'Hello, when would be a good time to come by?');
        await lapse(story.pass(48), second, 'release');
      }
      await expire(story.pass(24 * 11));
    },
  },
  {
    hoursAgo: 24 * 25,
    async tell(story, [first]) {
      if (first) await accept(story.pass(2), first);
      await cancel(story.pass(4), 'A neighbour is lending us a saw');
    },
  },
  {
    hoursAgo: 24 * 6,
    tell: (story) => rejectAsSpam(story.pass(3), 'The same text was sent from several accounts'),
  },
];

async function agree(story: Story, [first, second]: Pro[]): Promise<Pro | undefined> {
  if (!first) return undefined;
  await accept(story.pass(1), first);
  await talk(story, first, story.stage.random.pick(OPENING_EXCHANGES));
  if (second) {
    await accept(story, second);
    await quote(story.pass(1), second, quoteFacts(story.stage, 0.75));
  }
  await quote(story.pass(1), first, quoteFacts(story.stage, 0.4));
  await viewQuote(story.pass(2), first);
  await award(story.pass(3), first);
  return first;
}

/** Requests of an area's owners in every stage there is today. */
export async function tellCurrentRequests(
  stage: Stage,
  neighbors: readonly Neighbor[],
  pros: ReadonlyMap<string, Pro>,
): Promise<void> {
  for (const { hoursAgo, tell } of CHAPTERS) {
    const story = await beginInvented(stage, stage.random.pick(neighbors), hoursAgo);
    await tell(story, await offeredPros(story, pros));
    await story.settle(OFFERS_OPEN_DAYS);
  }
}
