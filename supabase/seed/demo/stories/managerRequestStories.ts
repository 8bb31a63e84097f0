import type { DemoContext } from '../demoContext';
import type { DemoVendors } from './demoVendors';
import { OFFERS_OPEN_DAYS } from './current';
import { accept, sendMessage } from './leadSteps';
import { requestAt, QUIET_PROPERTY } from './managerProperties';
import { declineQuote, quote, viewQuote } from './quoteSteps';
import type { Owner } from './story';

/** Requests of manager@ without an agreement yet, and a property without a request. */
export async function seedManagerRequests(
  context: DemoContext,
  owner: Owner,
  demoVendors: DemoVendors,
): Promise<void> {
  const { label, address, zip } = QUIET_PROPERTY;
  await context.as(owner.id, 'select public.add_property($1, $2, $3)', [label, address, zip]);
  await oneQuote(context, owner, demoVendors);
  await waitingForAnswer(context, owner, demoVendors);
  await nobodyNear(context, owner);
  await newRequest(context, owner);
}

async function oneQuote(
  context: DemoContext,
  owner: Owner,
  { pro1, pro2 }: DemoVendors,
): Promise<void> {
  const story = await requestAt(context, owner, 'homes', 44, 1, {
    category: 'maintenance',
    timing: 'this_month',
    description: 'Branches over the roofs of units 1 to 3.',
    trees: [{ species: 'Live oak', height_m: 13, count: 3, near_structure: true }],
  });
  await accept(story.advance(1), pro2);
  await accept(story.advance(0.3), pro1);
  await quote(story.advance(2), pro2, {
    share: 0.35,
    message: 'Crown lift to 12 feet over the roofs.',
    startsInDays: 7,
  });
  await quote(story.advance(0.5), pro1, {
    share: 0.85,
    message: 'Bucket truck for two days.',
    startsInDays: 4,
  });
  await viewQuote(story.advance(1), pro2);
  await viewQuote(story, pro1);
  await declineQuote(story.advance(0.5), pro1, 'Over the budget the HOA approved');
  await story.finish(OFFERS_OPEN_DAYS);
}

async function waitingForAnswer(
  context: DemoContext,
  owner: Owner,
  { pro1 }: DemoVendors,
): Promise<void> {
  const story = await requestAt(context, owner, 'office', 6, 2, {
    category: 'tree_removal',
    timing: 'this_month',
    description: 'Pecan with a split trunk close to the service wires at the loading dock.',
    trees: [
      { species: 'Pecan', height_m: 14, diameter_cm: 58, condition: 'hazardous', near_wires: true },
    ],
  });
  await accept(story.advanceTo(5), pro1);
  await sendMessage(
    story.advanceTo(4.5),
    pro1,
    'vendor',
    'Hello, we are line-clearance qualified. Has the utility been notified, or should we call them?',
  );
  await story.finish(OFFERS_OPEN_DAYS);
}

async function nobodyNear(context: DemoContext, owner: Owner): Promise<void> {
  const story = await requestAt(context, owner, 'ranch', 26, 0, {
    category: 'tree_removal',
    timing: 'flexible',
    description: 'Dead cottonwood by the well house.',
    trees: [{ species: 'Cottonwood', height_m: 12, diameter_cm: 70, condition: 'dead' }],
  });
  await story.finish();
}

async function newRequest(context: DemoContext, owner: Owner): Promise<void> {
  const story = await requestAt(context, owner, 'school', 0.8, 1, {
    category: 'arborist',
    timing: 'this_month',
    description:
      'Annual risk assessment of the two oaks at the gate, with a report for the insurer.',
    written_report: true,
    trees: [{ species: 'Live oak', height_m: 15, diameter_cm: 80, count: 2 }],
  });
  await story.finish(OFFERS_OPEN_DAYS);
}
