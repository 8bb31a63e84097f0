import type { Stage } from '../market/stage';
import { OPENING_EXCHANGES } from '../words/messages';
import type { Cast } from './cast';
import { OFFERS_OPEN_DAYS } from './current';
import { offeredPros } from './history';
import { deliver, schedule, start } from './jobSteps';
import { accept, say, talk, view } from './leadSteps';
import { tellAtHome } from './ownerHome';
import { askForChanges, award, quote, viewQuote } from './quoteSteps';
import type { Owner } from './story';

/** What owner@ has going on: a delivery, a date, three quotes, a new request. */
export async function tellOwnerPresent(stage: Stage, owner: Owner, cast: Cast): Promise<void> {
  await deliveredYesterday(stage, owner, cast);
  await comingThursday(stage, owner, cast);
  await threeQuotes(stage, owner, cast);
  await justSent(stage, owner, cast);
}

async function deliveredYesterday(stage: Stage, owner: Owner, { pro1 }: Cast): Promise<void> {
  const story = await tellAtHome(stage, owner, 24 * 8, 1, {
    category: 'arborist',
    timing: 'this_month',
    description: 'Mushrooms at the foot of the red oak behind the house. Is it safe to keep?',
    written_report: true,
    trees: [{ species: 'Texas red oak', height_m: 14, diameter_cm: 60, condition: 'declining' }],
  });
  await accept(story.pass(1), pro1);
  await quote(story.pass(1), pro1, {
    share: 0.5,
    message: 'Visit with sounding hammer and a written report.',
    startsInDays: 3,
  });
  await award(story.pass(4), pro1);
  await schedule(story.pass(1), pro1, story.hoursAgo - 30);
  await start(story.passUntil(29), pro1);
  await deliver(
    story.passUntil(26),
    pro1,
    'The report is in your mail. In short: keep it, and have it checked every year.',
  );
  await story.settle();
}

async function comingThursday(stage: Stage, owner: Owner, { pro2 }: Cast): Promise<void> {
  const story = await tellAtHome(stage, owner, 24 * 5, 1, {
    category: 'stump_grinding',
    timing: 'this_month',
    description: 'Two stumps left from the old fence line.',
    trees: [{ species: 'Cedar elm', height_m: 0.5, diameter_cm: 45, count: 2, stump: true }],
  });
  await accept(story.pass(1), pro2);
  await talk(story, pro2, OPENING_EXCHANGES[1] ?? []);
  await quote(story.pass(1), pro2, {
    share: 0.4,
    message: 'Ground 8 inches below the lawn.',
    startsInDays: 6,
  });
  await award(story.pass(5), pro2);
  await schedule(story.pass(1), pro2, story.hoursAgo + 24 * 4);
  await story.settle();
}

async function threeQuotes(stage: Stage, owner: Owner, { pro1, pro2, pros }: Cast): Promise<void> {
  const story = await tellAtHome(stage, owner, 60, 2, {
    category: 'tree_removal',
    timing: 'this_week',
    description:
      'Ashe juniper leaning over the fence after the storm. The neighbour is worried, and so am I.',
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
  const third = (await offeredPros(story, pros)).find(
    (pro) => pro.id !== pro1.id && pro.id !== pro2.id,
  );
  await accept(story.pass(0.5), pro1);
  await talk(story, pro1, OPENING_EXCHANGES[3] ?? []);
  await quote(story.pass(2), pro1, {
    share: 0.55,
    message:
      'Climbed and lowered in pieces, so the fence stays whole. We can come on short notice.',
    startsInDays: 2,
  });
  await accept(story.pass(0.5), pro2);
  await quote(story.pass(1), pro2, {
    share: 0.35,
    message: 'Two of us for half a day, everything hauled.',
    startsInDays: 5,
  });
  if (third) {
    await accept(story.pass(1), third);
    await quote(story.pass(1), third, {
      share: 0.8,
      message: 'Crane from the street side.',
      startsInDays: 8,
    });
  }
  await viewQuote(story.pass(1), pro1);
  await viewQuote(story, pro2);
  if (third)
    await askForChanges(
      story.pass(0.5),
      third,
      'Is the crane really needed? Please quote without it as well.',
    );
  await say(story, pro2, 'owner', 'Could you come before the weekend?');
  await say(
    story.pass(0.5),
    pro2,
    'vendor',
    'Friday morning would work. Shall I change the quote?',
  );
  await story.settle(OFFERS_OPEN_DAYS);
}

async function justSent(stage: Stage, owner: Owner, { pro1 }: Cast): Promise<void> {
  const story = await tellAtHome(stage, owner, 1.5, 1, {
    category: 'maintenance',
    timing: 'this_month',
    description:
      'The pecan in front needs its winter pruning, and one limb hangs over the sidewalk.',
    trees: [{ species: 'Pecan', height_m: 12, diameter_cm: 50 }],
  });
  await view(story.passUntil(1), pro1);
  await story.settle(OFFERS_OPEN_DAYS);
}
