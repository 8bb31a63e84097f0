import type { Stage } from '../market/stage';
import type { Cast } from './cast';
import { OFFERS_OPEN_DAYS } from './current';
import { accept, say } from './leadSteps';
import { tellAt, QUIET_PROPERTY } from './managerProperties';
import { declineQuote, quote, viewQuote } from './quoteSteps';
import type { Owner } from './story';

/** Requests of manager@ without an agreement yet, and a property without a request. */
export async function tellManagerRequests(stage: Stage, owner: Owner, cast: Cast): Promise<void> {
  const { label, address, zip } = QUIET_PROPERTY;
  await stage.as(owner.id, 'select public.add_property($1, $2, $3)', [label, address, zip]);
  await oneQuote(stage, owner, cast);
  await waitingForAnswer(stage, owner, cast);
  await nobodyNear(stage, owner);
  await newRequest(stage, owner);
}

async function oneQuote(stage: Stage, owner: Owner, { pro1, pro2 }: Cast): Promise<void> {
  const story = await tellAt(stage, owner, 'homes', 44, 1, {
    category: 'maintenance',
    timing: 'this_month',
    description: 'Branches over the roofs of units 1 to 3.',
    trees: [{ species: 'Live oak', height_m: 13, count: 3, near_structure: true }],
  });
  await accept(story.pass(1), pro2);
  await accept(story.pass(0.3), pro1);
  await quote(story.pass(2), pro2, {
    share: 0.35,
    message: 'Crown lift to 12 feet over the roofs.',
    startsInDays: 7,
  });
  await quote(story.pass(0.5), pro1, {
    share: 0.85,
    message: 'Bucket truck for two days.',
    startsInDays: 4,
  });
  await viewQuote(story.pass(1), pro2);
  await viewQuote(story, pro1);
  await declineQuote(story.pass(0.5), pro1, 'Above what the owners’ association approved');
  await story.settle(OFFERS_OPEN_DAYS);
}

async function waitingForAnswer(stage: Stage, owner: Owner, { pro1 }: Cast): Promise<void> {
  const story = await tellAt(stage, owner, 'office', 6, 2, {
    category: 'tree_removal',
    timing: 'this_month',
    description: 'Pecan with a split trunk close to the service wires at the loading dock.',
    trees: [
      { species: 'Pecan', height_m: 14, diameter_cm: 58, condition: 'hazardous', near_wires: true },
    ],
  });
  await accept(story.passUntil(5), pro1);
  await say(
    story.passUntil(4.5),
    pro1,
    'vendor',
    'Hello, we are line-clearance qualified. Is the utility informed already, or shall we call them?',
  );
  await story.settle(OFFERS_OPEN_DAYS);
}

async function nobodyNear(stage: Stage, owner: Owner): Promise<void> {
  const story = await tellAt(stage, owner, 'ranch', 26, 0, {
    category: 'tree_removal',
    timing: 'flexible',
    description: 'Dead cottonwood by the well house.',
    trees: [{ species: 'Cottonwood', height_m: 12, diameter_cm: 70, condition: 'dead' }],
  });
  await story.settle();
}

async function newRequest(stage: Stage, owner: Owner): Promise<void> {
  const story = await tellAt(stage, owner, 'school', 0.8, 1, {
    category: 'arborist',
    timing: 'this_month',
    description: 'Yearly risk check of the two oaks at the gate, with a report for the insurer.',
    written_report: true,
    trees: [{ species: 'Live oak', height_m: 15, diameter_cm: 80, count: 2 }],
  });
  await story.settle(OFFERS_OPEN_DAYS);
}
