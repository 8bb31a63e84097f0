import type { Stage } from '../market/stage';
import { DELIVERY_NOTES, OPENING_EXCHANGES } from '../words/messages';
import type { Cast } from './cast';
import { complete, deliver, depart, review, schedule, start } from './jobSteps';
import { accept, say, talk } from './leadSteps';
import { tellAt } from './managerProperties';
import { award, quote, viewQuote } from './quoteSteps';
import type { Story, Owner } from './story';

/** Jobs of manager@: two finished, two crews out today, one awarded. */
export async function tellManagerJobs(stage: Stage, owner: Owner, cast: Cast): Promise<void> {
  await yearlyPruning(stage, owner, cast);
  await stormJob(stage, owner, cast);
  await crewWorking(stage, owner, cast);
  await crewOnTheWay(stage, owner, cast);
  await awardedToday(stage, owner, cast);
}

async function yearlyPruning(stage: Stage, owner: Owner, { pro2 }: Cast): Promise<void> {
  const story = await tellAt(stage, owner, 'court', 24 * 50, 1, {
    category: 'maintenance',
    timing: 'flexible',
    description:
      'Yearly pruning along the parking lot: six cedar elms, clearance of 14 feet over the lanes.',
    trees: [{ species: 'Cedar elm', height_m: 10, count: 6 }],
  });
  await accept(story.pass(1), pro2);
  await talk(story, pro2, OPENING_EXCHANGES[1] ?? []);
  await quote(story.pass(4), pro2, {
    share: 0.4,
    message: 'Two days with four people, lanes closed one at a time.',
    startsInDays: 8,
  });
  await award(story.pass(24), pro2);
  await schedule(story.pass(1), pro2, 24 * 7);
  await start(story.pass(24 * 7), pro2);
  await deliver(story.pass(30), pro2, DELIVERY_NOTES[0] ?? '');
  await complete(story.pass(4), 'owner');
  await review(
    story.pass(3),
    pro2,
    'owner',
    4,
    'Good pruning and safe traffic control. Ran a day over, but told us ahead.',
  );
  await review(
    story.pass(20),
    pro2,
    'vendor',
    5,
    'Well organised site, tenants were informed. Thank you.',
  );
  await story.settle();
}

async function stormJob(stage: Stage, owner: Owner, { pro1 }: Cast): Promise<void> {
  const story = await tellAt(stage, owner, 'homes', 24 * 5, 2, {
    category: 'emergency',
    timing: 'emergency',
    description:
      'Hackberry came down across the walkway between units 4 and 5 in the night. Nobody hurt, path is blocked.',
    trees: [
      {
        species: 'Hackberry',
        height_m: 13,
        diameter_cm: 48,
        condition: 'hazardous',
        near_structure: true,
        poor_access: true,
      },
    ],
  });
  await accept(story.pass(0.1), pro1);
  await say(
    story,
    pro1,
    'vendor',
    'We can be there in two hours. Please keep people off the walkway.',
  );
  await say(story.pass(0.1), pro1, 'owner', 'Thank you, the path is taped off.');
  await quote(story.pass(0.2), pro1, {
    share: 0.4,
    message: 'Clear the walkway first, haul the trunk after.',
    startsInDays: 0,
  });
  await award(story.pass(0.2), pro1);
  await start(story.pass(2), pro1);
  await deliver(
    story.pass(4),
    pro1,
    'Walkway is clear and swept. The stump can wait for a quieter week.',
  );
  await complete(story.pass(2), 'owner');
  await review(
    story.pass(20),
    pro1,
    'owner',
    5,
    'Called at dawn, path clear by noon. Exactly what a property manager needs.',
  );
  await story.settle();
}

async function crewWorking(stage: Stage, owner: Owner, { pro1 }: Cast): Promise<void> {
  const story = await tellAt(stage, owner, 'office', 24 * 7, 1, {
    category: 'tree_removal',
    timing: 'this_month',
    description: 'Three red oaks with oak wilt at the north entrance have to go, stumps too.',
    trees: [
      {
        species: 'Texas red oak',
        height_m: 12,
        diameter_cm: 42,
        count: 3,
        condition: 'dead',
        stump: true,
      },
    ],
  });
  await agree(story, { pro: pro1, share: 0.4 });
  await schedule(story.pass(1), pro1, story.hoursAgo - 4);
  await start(story.passUntil(4), pro1);
  await say(
    story.passUntil(3),
    pro1,
    'vendor',
    'First tree is down. We will be done with the second before the lunch rush.',
  );
  await story.settle();
}

async function crewOnTheWay(stage: Stage, owner: Owner, { pro2 }: Cast): Promise<void> {
  const story = await tellAt(stage, owner, 'school', 24 * 6, 1, {
    category: 'tree_removal',
    timing: 'this_week',
    description: 'Dead juniper next to the play area. Please work outside of recess.',
    trees: [{ species: 'Ashe juniper', height_m: 7, diameter_cm: 30, condition: 'dead' }],
  });
  await agree(story, { pro: pro2, share: 0.5 });
  await schedule(story.pass(1), pro2, story.hoursAgo + 1);
  await depart(story.passUntil(0.4), pro2);
  await story.settle();
}

async function awardedToday(stage: Stage, owner: Owner, { pro1 }: Cast): Promise<void> {
  const story = await tellAt(stage, owner, 'court', 42, 0, {
    category: 'stump_grinding',
    timing: 'flexible',
    description: 'Four stumps behind building C.',
    trees: [{ species: 'Cedar elm', height_m: 0.5, diameter_cm: 40, count: 4, stump: true }],
  });
  await accept(story.pass(1), pro1);
  await quote(story.pass(2), pro1, {
    share: 0.5,
    message: 'One morning with the large grinder.',
    startsInDays: 9,
  });
  await award(story.passUntil(3), pro1);
  await story.settle();
}

async function agree(
  story: Story,
  { pro, share }: { pro: Cast['pro1']; share: number },
): Promise<void> {
  await accept(story.pass(1), pro);
  await talk(story, pro, OPENING_EXCHANGES[0] ?? []);
  await quote(story.pass(2), pro, {
    share,
    message: 'Includes hauling and cleanup.',
    startsInDays: 5,
  });
  await viewQuote(story.pass(2), pro);
  await award(story.pass(5), pro);
}
