import type { DemoContext } from '../demoContext';
import { DELIVERY_NOTES, OPENING_EXCHANGES } from '../words/messages';
import type { DemoVendors } from './demoVendors';
import { cancel, close, expire } from './requestSteps';
import {
  complete,
  deliver,
  publishReviews,
  reply,
  review,
  schedule,
  startOnTime,
} from './jobSteps';
import { accept, decline, exchangeMessages } from './leadSteps';
import { requestAtHome } from './ownerHome';
import { award, expireQuote, quote, viewQuote } from './quoteSteps';
import type { Owner } from './story';

/** Seeds the past of owner@: finished jobs, a request without a choice, a canceled one. */
export async function seedOwnerPast(
  context: DemoContext,
  owner: Owner,
  demoVendors: DemoVendors,
): Promise<void> {
  await pecanRemoved(context, owner, demoVendors);
  await nobodyChosen(context, owner, demoVendors);
  await changedMind(context, owner, demoVendors);
  await waitingForReview(context, owner, demoVendors);
}

async function pecanRemoved(
  context: DemoContext,
  owner: Owner,
  { pro1, pro2 }: DemoVendors,
): Promise<void> {
  const story = await requestAtHome(context, owner, 24 * 82, 2, {
    category: 'tree_removal',
    timing: 'this_month',
    description:
      'Dead pecan beside the driveway. Bark is falling off and a limb came down last week.',
    access_notes: 'Driveway side, room for a truck.',
    trees: [
      {
        species: 'Pecan',
        height_m: 15,
        diameter_cm: 55,
        condition: 'dead',
        near_structure: true,
        stump: true,
      },
    ],
  });
  await accept(story.advance(1), pro1);
  await accept(story.advance(0.5), pro2);
  await exchangeMessages(story, pro1, OPENING_EXCHANGES[2] ?? []);
  await quote(story.advance(3), pro1, {
    share: 0.45,
    message: 'Climbing crew of three, stump ground the same day.',
    startsInDays: 5,
  });
  await quote(story.advance(2), pro2, {
    share: 0.5,
    message: 'We can do this the week after next.',
    startsInDays: 12,
  });
  await viewQuote(story.advance(2), pro1);
  await viewQuote(story, pro2);
  await award(story.advance(20), pro1);
  await schedule(story.advance(1), pro1, 96);
  await startOnTime(story, pro1);
  await deliver(story.advance(5), pro1, DELIVERY_NOTES[2] ?? '');
  await complete(story.advance(3), 'owner');
  const words =
    'They took the pecan down in pieces beside the carport without a scratch, and the stump is gone too.';
  const mine = await review(story.advance(5), pro1, 'owner', 5, words);
  await review(
    story.advance(20),
    pro1,
    'vendor',
    5,
    'Clear photos, easy access, quick decisions. Thank you!',
  );
  await publishReviews(story.advance(24 * 6));
  await reply(
    story.advance(3),
    pro1,
    mine,
    'Thank you, Maya. Top up the soil where the stump was after the first rain.',
  );
  await close(story.advance(24));
  await story.finish();
}

async function nobodyChosen(
  context: DemoContext,
  owner: Owner,
  { pro2 }: DemoVendors,
): Promise<void> {
  const story = await requestAtHome(context, owner, 24 * 60, 0, {
    category: 'maintenance',
    timing: 'flexible',
    description: 'Light pruning of two crape myrtles by the porch.',
    trees: [{ species: 'Crape myrtle', height_m: 4, count: 2 }],
  });
  await accept(story.advance(2), pro2);
  await quote(story.advance(2), pro2, {
    share: 0.5,
    message: 'An hour or so with two people.',
    startsInDays: 6,
    validDays: 10,
  });
  await expireQuote(story.advance(24 * 10), pro2);
  await expire(story.advance(24 * 3));
  await story.finish();
}

async function changedMind(
  context: DemoContext,
  owner: Owner,
  { pro1 }: DemoVendors,
): Promise<void> {
  const story = await requestAtHome(context, owner, 24 * 38, 0, {
    category: 'stump_grinding',
    timing: 'flexible',
    description: 'Small stump by the mailbox.',
    trees: [{ species: 'Hackberry', height_m: 0.4, diameter_cm: 25, stump: true }],
  });
  await decline(story.advance(0.5), pro1, 'Too small a job for our grinder this week');
  await cancel(story.advance(2), 'We will plant around it instead');
  await story.finish();
}

async function waitingForReview(
  context: DemoContext,
  owner: Owner,
  { pro2 }: DemoVendors,
): Promise<void> {
  const story = await requestAtHome(context, owner, 24 * 14, 1, {
    category: 'maintenance',
    timing: 'this_month',
    description:
      'Live oak touches the roof on the street side. Please raise the crown and remove dead wood.',
    trees: [{ species: 'Live oak', height_m: 11, near_structure: true }],
  });
  await accept(story.advance(1), pro2);
  await exchangeMessages(story, pro2, OPENING_EXCHANGES[0] ?? []);
  await quote(story.advance(2), pro2, {
    share: 0.5,
    message: 'Includes cleanup and hauling.',
    startsInDays: 5,
  });
  await award(story.advance(6), pro2);
  await schedule(story.advance(1), pro2, 120);
  await startOnTime(story, pro2);
  await deliver(story.advance(4), pro2, DELIVERY_NOTES[1] ?? '');
  await complete(story.advance(20), 'owner');
  await review(
    story.advanceTo(30),
    pro2,
    'vendor',
    5,
    'A beautiful old oak and an owner who takes care of it.',
  );
  await story.finish();
}
