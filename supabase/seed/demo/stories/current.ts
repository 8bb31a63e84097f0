import type { DemoVendor } from '../market/createVendors';
import type { Neighbor } from '../market/neighbors';
import type { DemoContext } from '../demoContext';
import { DECLINE_REASONS, DELIVERY_NOTES, OPENING_EXCHANGES } from '../words/messages';
import { cancel, expire, rejectAsSpam } from './requestSteps';
import { beginRequest, offeredVendors, quoteFacts } from './history';
import {
  deliver,
  schedule,
  scheduleBegun,
  scheduleToday,
  startOnTime,
  travelOnTime,
} from './jobSteps';
import { accept, decline, fireLeadTimer, sendMessage, exchangeMessages, view } from './leadSteps';
import { award, quote, viewQuote } from './quoteSteps';
import type { Story } from './story';

type Scenario = (story: Story, vendors: DemoVendor[]) => Promise<void>;

/** How long demo offers stay open, so that there is something to accept for some days. */
export const OFFERS_OPEN_DAYS = 5;

// One request of each kind in each area: hours since it was submitted, and its steps since.
const SCENARIOS: readonly { hoursAgo: number; run: Scenario }[] = [
  { hoursAgo: 2, run: async (story, [first]) => void (first && (await view(story, first))) },
  {
    hoursAgo: 20,
    async run(story, [first, second, third]) {
      if (third)
        await decline(story.advance(0.5), third, story.context.random.pick(DECLINE_REASONS));
      if (first) await accept(story.advance(0.5), first);
      if (second) await view(story.advance(0.2), second);
    },
  },
  {
    hoursAgo: 40,
    async run(story, [first, second]) {
      if (first) {
        await accept(story.advance(1), first);
        await exchangeMessages(story, first, story.context.random.pick(OPENING_EXCHANGES));
        await quote(story.advance(2), first, quoteFacts(story.context, 0.4));
        await viewQuote(story.advance(3), first);
      }
      if (second) {
        await accept(story, second);
        await quote(story.advance(1), second, quoteFacts(story.context, 0.6));
      }
    },
  },
  {
    hoursAgo: 66,
    async run(story, [first]) {
      if (!first) return;
      await accept(story.advance(1), first);
      await sendMessage(
        story,
        first,
        'vendor',
        'Hello, would Thursday or Friday suit you for a look at the trees?',
      );
      await fireLeadTimer(story.advanceTo(story.hoursAgo - 48), first, 'release');
    },
  },
  { hoursAgo: 36, run: (story, vendors) => agree(story, vendors).then(() => undefined) },
  {
    hoursAgo: 120,
    async run(story, vendors) {
      const vendor = await agree(story, vendors);
      if (vendor) await schedule(story.advance(2), vendor, 24 * 6);
    },
  },
  {
    hoursAgo: 150,
    async run(story, vendors) {
      const vendor = await agree(story, vendors);
      if (!vendor) return;
      await scheduleBegun(story.advance(2), vendor, 4);
      await startOnTime(story, vendor);
    },
  },
  {
    hoursAgo: 150,
    async run(story, vendors) {
      const vendor = await agree(story, vendors);
      if (!vendor) return;
      await scheduleToday(story.advance(2), vendor);
      await travelOnTime(story, vendor);
    },
  },
  {
    hoursAgo: 170,
    async run(story, vendors) {
      const vendor = await agree(story, vendors);
      if (!vendor) return;
      await schedule(story.advance(1), vendor, 48);
      await startOnTime(story, vendor);
      await deliver(story.advance(6), vendor, story.context.random.pick(DELIVERY_NOTES));
    },
  },
  {
    hoursAgo: 24 * 18,
    async run(story, [first, second]) {
      if (first) await fireLeadTimer(story.advance(5), first, 'expire');
      if (second) {
        await accept(story, second);
        await sendMessage(story, second, 'vendor', 'Hello, when would be a good time to come by?');
        await fireLeadTimer(story.advance(48), second, 'release');
      }
      await expire(story.advance(24 * 11));
    },
  },
  {
    hoursAgo: 24 * 25,
    async run(story, [first]) {
      if (first) await accept(story.advance(2), first);
      await cancel(story.advance(4), 'A neighbor is lending us a chainsaw');
    },
  },
  {
    hoursAgo: 24 * 6,
    run: (story) => rejectAsSpam(story.advance(3), 'The same text was sent from several accounts'),
  },
];

async function agree(story: Story, [first, second]: DemoVendor[]): Promise<DemoVendor | undefined> {
  if (!first) return undefined;
  await accept(story.advance(1), first);
  await exchangeMessages(story, first, story.context.random.pick(OPENING_EXCHANGES));
  if (second) {
    await accept(story, second);
    await quote(story.advance(1), second, quoteFacts(story.context, 0.75));
  }
  await quote(story.advance(1), first, quoteFacts(story.context, 0.4));
  await viewQuote(story.advance(2), first);
  await award(story.advance(3), first);
  return first;
}

/** Seeds one request of an area's owners in every stage. */
export async function seedCurrentRequests(
  context: DemoContext,
  neighbors: readonly Neighbor[],
  vendors: ReadonlyMap<string, DemoVendor>,
): Promise<void> {
  for (const { hoursAgo, run } of SCENARIOS) {
    const story = await beginRequest(context, context.random.pick(neighbors), hoursAgo);
    await run(story, await offeredVendors(story, vendors));
    await story.finish(OFFERS_OPEN_DAYS);
  }
}
