import type { DemoContext } from '../demoContext';
import { OPENING_EXCHANGES } from '../words/messages';
import type { DemoVendors } from './demoVendors';
import { OFFERS_OPEN_DAYS } from './current';
import { offeredVendors } from './history';
import { deliver, schedule, scheduleBegun, startOnTime } from './jobSteps';
import { accept, sendMessage, exchangeMessages, view } from './leadSteps';
import { requestAtHome } from './ownerHome';
import { askForChanges, award, quote, viewQuote } from './quoteSteps';
import type { Owner } from './story';

/** Seeds what owner@ has going on: a delivery, a date, three quotes, a new request. */
export async function seedOwnerCurrent(
  context: DemoContext,
  owner: Owner,
  demoVendors: DemoVendors,
): Promise<void> {
  await deliveredYesterday(context, owner, demoVendors);
  await comingThursday(context, owner, demoVendors);
  await threeQuotes(context, owner, demoVendors);
  await justSent(context, owner, demoVendors);
}

async function deliveredYesterday(
  context: DemoContext,
  owner: Owner,
  { pro1 }: DemoVendors,
): Promise<void> {
  const story = await requestAtHome(context, owner, 24 * 8, 1, {
    category: 'arborist',
    timing: 'this_month',
    description: 'Mushrooms at the base of the red oak behind the house. Is it safe to keep?',
    written_report: true,
    trees: [{ species: 'Texas red oak', height_m: 14, diameter_cm: 60, condition: 'declining' }],
  });
  await accept(story.advance(1), pro1);
  await quote(story.advance(1), pro1, {
    share: 0.5,
    message: 'Visit with a sounding mallet and a written report.',
    startsInDays: 3,
  });
  await award(story.advance(4), pro1);
  await scheduleBegun(story.advance(1), pro1, 30);
  await startOnTime(story, pro1);
  await deliver(
    story.advance(3),
    pro1,
    'The report is in your email. In short: keep it, and have it checked every year.',
  );
  await story.finish();
}

async function comingThursday(
  context: DemoContext,
  owner: Owner,
  { pro2 }: DemoVendors,
): Promise<void> {
  const story = await requestAtHome(context, owner, 24 * 5, 1, {
    category: 'stump_grinding',
    timing: 'this_month',
    description: 'Two stumps left from the old fence line.',
    trees: [{ species: 'Cedar elm', height_m: 0.5, diameter_cm: 45, count: 2, stump: true }],
  });
  await accept(story.advance(1), pro2);
  await exchangeMessages(story, pro2, OPENING_EXCHANGES[1] ?? []);
  await quote(story.advance(1), pro2, {
    share: 0.4,
    message: 'Ground 8 inches below the lawn.',
    startsInDays: 6,
  });
  await award(story.advance(5), pro2);
  await schedule(story.advance(1), pro2, story.hoursAgo + 24 * 4);
  await story.finish();
}

async function threeQuotes(
  context: DemoContext,
  owner: Owner,
  { pro1, pro2, vendors }: DemoVendors,
): Promise<void> {
  const story = await requestAtHome(context, owner, 60, 2, {
    category: 'tree_removal',
    timing: 'this_week',
    description:
      'Ashe juniper leaning over the fence after the storm. The neighbor is worried, and so am I.',
    access_notes: 'Back yard, gate is 42 inches wide.',
    trees: [
      {
        species: 'Ashe juniper',
        height_m: 9,
        diameter_cm: 38,
        condition: 'hazardous',
        near_structure: true,
      },
    ],
  });
  const third = (await offeredVendors(story, vendors)).find(
    (vendor) => vendor.id !== pro1.id && vendor.id !== pro2.id,
  );
  await accept(story.advance(0.5), pro1);
  await exchangeMessages(story, pro1, OPENING_EXCHANGES[3] ?? []);
  await quote(story.advance(2), pro1, {
    share: 0.55,
    message:
      'Climbed and lowered in pieces, so the fence stays whole. We can come on short notice.',
    startsInDays: 2,
  });
  await accept(story.advance(0.5), pro2);
  await quote(story.advance(1), pro2, {
    share: 0.35,
    message: 'Two of us for half a day, everything hauled.',
    startsInDays: 5,
  });
  if (third) {
    await accept(story.advance(1), third);
    await quote(story.advance(1), third, {
      share: 0.8,
      message: 'Crane from the street side.',
      startsInDays: 8,
    });
  }
  await viewQuote(story.advance(1), pro1);
  await viewQuote(story, pro2);
  if (third)
    await askForChanges(
      story.advance(0.5),
      third,
      'Is the crane really needed? Please quote without it as well.',
    );
  await sendMessage(story, pro2, 'owner', 'Could you come before the weekend?');
  await sendMessage(
    story.advance(0.5),
    pro2,
    'vendor',
    'Friday morning would work. Should I update the quote?',
  );
  await story.finish(OFFERS_OPEN_DAYS);
}

async function justSent(context: DemoContext, owner: Owner, { pro1 }: DemoVendors): Promise<void> {
  const story = await requestAtHome(context, owner, 1.5, 1, {
    category: 'maintenance',
    timing: 'this_month',
    description:
      'The pecan in front needs its winter pruning, and one limb hangs over the sidewalk.',
    trees: [{ species: 'Pecan', height_m: 12, diameter_cm: 50 }],
  });
  await view(story.advanceTo(1), pro1);
  await story.finish(OFFERS_OPEN_DAYS);
}
