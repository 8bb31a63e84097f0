import type { DemoContext } from '../demoContext';
import { DELIVERY_NOTES, OPENING_EXCHANGES } from '../words/messages';
import type { DemoVendors } from './demoVendors';
import {
  complete,
  deliver,
  publishReviews,
  review,
  schedule,
  scheduleBegun,
  scheduleToday,
  start,
  startOnTime,
  travelOnTime,
} from './jobSteps';
import { accept, sendMessage, exchangeMessages } from './leadSteps';
import { requestAt } from './managerProperties';
import { award, quote, viewQuote } from './quoteSteps';
import type { Story, Owner } from './story';

/** Jobs of manager@: two finished, two crews out today, one awarded. */
export async function seedManagerJobs(
  context: DemoContext,
  owner: Owner,
  demoVendors: DemoVendors,
): Promise<void> {
  await yearlyPruning(context, owner, demoVendors);
  await stormDamage(context, owner, demoVendors);
  await crewWorking(context, owner, demoVendors);
  await crewOnTheWay(context, owner, demoVendors);
  await awardedToday(context, owner, demoVendors);
}

async function yearlyPruning(
  context: DemoContext,
  owner: Owner,
  { pro2 }: DemoVendors,
): Promise<void> {
  const story = await requestAt(context, owner, 'court', 24 * 50, 1, {
    category: 'maintenance',
    timing: 'flexible',
    description:
      'Annual pruning along the parking lot: six cedar elms, 14 feet of clearance over the lanes.',
    trees: [{ species: 'Cedar elm', height_m: 10, count: 6 }],
  });
  await accept(story.advance(1), pro2);
  await exchangeMessages(story, pro2, OPENING_EXCHANGES[1] ?? []);
  await quote(story.advance(4), pro2, {
    share: 0.4,
    message: 'Two days with four people, lanes closed one at a time.',
    startsInDays: 8,
  });
  await award(story.advance(24), pro2);
  await schedule(story.advance(1), pro2, 24 * 7);
  await startOnTime(story, pro2);
  await deliver(story.advance(30), pro2, DELIVERY_NOTES[0] ?? '');
  await complete(story.advance(4), 'owner');
  await review(
    story.advance(3),
    pro2,
    'owner',
    4,
    'Good pruning and safe traffic control. Ran a day over, but they told us in advance.',
  );
  await review(
    story.advance(20),
    pro2,
    'vendor',
    5,
    'Well-organized site, and the tenants knew we were coming. Thank you.',
  );
  await publishReviews(story.advance(24 * 6));
  await story.finish();
}

async function stormDamage(
  context: DemoContext,
  owner: Owner,
  { pro1 }: DemoVendors,
): Promise<void> {
  const story = await requestAt(context, owner, 'homes', 24 * 5, 2, {
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
  await accept(story.advance(0.1), pro1);
  await sendMessage(
    story,
    pro1,
    'vendor',
    'We can be there in two hours. Please keep people off the walkway.',
  );
  await sendMessage(story.advance(0.1), pro1, 'owner', 'Thank you, the path is taped off.');
  await quote(story.advance(0.2), pro1, {
    share: 0.4,
    message: 'Clear the walkway first, haul the trunk after.',
    startsInDays: 0,
  });
  await award(story.advance(0.2), pro1);
  await start(story.advance(2), pro1);
  await deliver(
    story.advance(4),
    pro1,
    'Walkway is clear and swept. The stump can wait for a quieter week.',
  );
  await complete(story.advance(2), 'owner');
  await review(
    story.advance(20),
    pro1,
    'owner',
    5,
    'Called at dawn, path clear by noon. Exactly what a property manager needs.',
  );
  await story.finish();
}

async function crewWorking(
  context: DemoContext,
  owner: Owner,
  { pro1 }: DemoVendors,
): Promise<void> {
  const story = await requestAt(context, owner, 'office', 24 * 7, 1, {
    category: 'tree_removal',
    timing: 'this_month',
    description: 'Three red oaks with oak wilt at the north entrance need to come out, stumps too.',
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
  await agree(story, { vendor: pro1, share: 0.4 });
  await scheduleBegun(story.advance(1), pro1, 4);
  await startOnTime(story, pro1);
  await sendMessage(
    story.advance(1),
    pro1,
    'vendor',
    'First tree is down. The second one is next, and the entrance stays open.',
  );
  await story.finish();
}

async function crewOnTheWay(
  context: DemoContext,
  owner: Owner,
  { pro2 }: DemoVendors,
): Promise<void> {
  const story = await requestAt(context, owner, 'school', 24 * 6, 1, {
    category: 'tree_removal',
    timing: 'this_week',
    description: 'Dead juniper next to the play area. Please work outside of recess.',
    trees: [{ species: 'Ashe juniper', height_m: 7, diameter_cm: 30, condition: 'dead' }],
  });
  await agree(story, { vendor: pro2, share: 0.5 });
  await scheduleToday(story.advance(1), pro2);
  await travelOnTime(story, pro2);
  await story.finish();
}

async function awardedToday(
  context: DemoContext,
  owner: Owner,
  { pro1 }: DemoVendors,
): Promise<void> {
  const story = await requestAt(context, owner, 'court', 42, 0, {
    category: 'stump_grinding',
    timing: 'flexible',
    description: 'Four stumps behind building C.',
    trees: [{ species: 'Cedar elm', height_m: 0.5, diameter_cm: 40, count: 4, stump: true }],
  });
  await accept(story.advance(1), pro1);
  await quote(story.advance(2), pro1, {
    share: 0.5,
    message: 'One morning with the large grinder.',
    startsInDays: 9,
  });
  await award(story.advanceTo(3), pro1);
  await story.finish();
}

async function agree(
  story: Story,
  { vendor, share }: { vendor: DemoVendors['pro1']; share: number },
): Promise<void> {
  await accept(story.advance(1), vendor);
  await exchangeMessages(story, vendor, OPENING_EXCHANGES[0] ?? []);
  await quote(story.advance(2), vendor, {
    share,
    message: 'Includes hauling and cleanup.',
    startsInDays: 5,
  });
  await viewQuote(story.advance(2), vendor);
  await award(story.advance(5), vendor);
}
