import type { Stage } from '../market/stage';
import { DELIVERY_NOTES, OPENING_EXCHANGES } from '../words/messages';
import type { Cast } from './cast';
import { cancel, close, expire } from './endings';
import { complete, deliver, reply, review, schedule, start } from './jobSteps';
import { accept, decline, talk } from './leadSteps';
import { tellAtHome } from './ownerHome';
import { award, lapseQuote, quote, viewQuote } from './quoteSteps';
import type { Owner } from './story';

/** What owner@ has behind: jobs done, nobody chosen, a change of mind. */
export async function tellOwnerPast(stage: Stage, owner: Owner, cast: Cast): Promise<void> {
  await pecanRemoved(stage, owner, cast);
  await nobodyChosen(stage, owner, cast);
  await changedMind(stage, owner, cast);
  await waitingForReview(stage, owner, cast);
}

async function pecanRemoved(stage: Stage, owner: Owner, { pro1, pro2 }: Cast): Promise<void> {
  const story = await tellAtHome(stage, owner, 24 * 82, 2, {
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
  await accept(story.pass(1), pro1);
  await accept(story.pass(0.5), pro2);
  await talk(story, pro1, OPENING_EXCHANGES[2] ?? []);
  await quote(story.pass(3), pro1, {
    share: 0.45,
    message: 'Climbing crew of three, stump ground the same day.',
    startsInDays: 5,
  });
  await quote(story.pass(2), pro2, {
    share: 0.5,
    message: 'We can do this the week after next.',
    startsInDays: 12,
  });
  await viewQuote(story.pass(2), pro1);
  await viewQuote(story, pro2);
  await award(story.pass(20), pro1);
  await schedule(story.pass(1), pro1, 96);
  await start(story.pass(96), pro1);
  await deliver(story.pass(5), pro1, DELIVERY_NOTES[2] ?? '');
  await complete(story.pass(3), 'owner');
  const words =
    'They took the pecan down in pieces beside the car port without a scratch, and the stump is gone too.';
  const mine = await review(story.pass(5), pro1, 'owner', 5, words);
  await review(
    story.pass(20),
    pro1,
    'vendor',
    5,
    'Clear photos, easy access, quick decisions. Thank you!',
  );
  await reply(
    story.pass(3),
    pro1,
    mine,
    'Thank you, Maya. Top up the soil where the stump was after the first rain.',
  );
  await close(story.pass(24));
  await story.settle();
}

async function nobodyChosen(stage: Stage, owner: Owner, { pro2 }: Cast): Promise<void> {
  const story = await tellAtHome(stage, owner, 24 * 60, 0, {
    category: 'maintenance',
    timing: 'flexible',
    description: 'Light pruning of two crape myrtles by the porch.',
    trees: [{ species: 'Crape myrtle', height_m: 4, count: 2 }],
  });
  await accept(story.pass(2), pro2);
  await quote(story.pass(2), pro2, {
    share: 0.5,
    message: 'An hour or so with two people.',
    startsInDays: 6,
    validDays: 10,
  });
  await lapseQuote(story.pass(24 * 10), pro2);
  await expire(story.pass(24 * 3));
  await story.settle();
}

async function changedMind(stage: Stage, owner: Owner, { pro1 }: Cast): Promise<void> {
  const story = await tellAtHome(stage, owner, 24 * 38, 0, {
    category: 'stump_grinding',
    timing: 'flexible',
    description: 'Small stump by the mailbox.',
    trees: [{ species: 'Hackberry', height_m: 0.4, diameter_cm: 25, stump: true }],
  });
  await decline(story.pass(0.5), pro1, 'Too small a job for our grinder this week');
  await cancel(story.pass(2), 'We will plant around it instead');
  await story.settle();
}

async function waitingForReview(stage: Stage, owner: Owner, { pro2 }: Cast): Promise<void> {
  const story = await tellAtHome(stage, owner, 24 * 14, 1, {
    category: 'maintenance',
    timing: 'this_month',
    description:
      'Live oak touches the roof on the street side. Lift the crown and remove dead wood.',
    trees: [{ species: 'Live oak', height_m: 11, near_structure: true }],
  });
  await accept(story.pass(1), pro2);
  await talk(story, pro2, OPENING_EXCHANGES[0] ?? []);
  await quote(story.pass(2), pro2, {
    share: 0.5,
    message: 'Includes cleanup and hauling.',
    startsInDays: 5,
  });
  await award(story.pass(6), pro2);
  await schedule(story.pass(1), pro2, 120);
  await start(story.pass(120), pro2);
  await deliver(story.pass(4), pro2, DELIVERY_NOTES[1] ?? '');
  await complete(story.pass(20), 'owner');
  await review(
    story.passUntil(30),
    pro2,
    'vendor',
    5,
    'A fine old oak and an owner who cares about it.',
  );
  await story.settle();
}
