import type { Business } from './business';

/** The demo businesses of the area, in the order of their standing. */
export const AUSTIN_BUSINESSES: readonly Business[] = [
  {
    name: 'Limestone Canopy Tree Works',
    owner: 'Owen Bright',
    mix: 'all',
    about:
      'We work the rocky hillside lots west of town, where a crane cannot turn and a truck barely fits. Everything comes down on ropes and leaves by hand.',
  },
  {
    name: 'Agarita Arbor Crew',
    crew: 3,
    owner: 'Lena Castillo',
    mix: 'crew',
    about:
      'Three climbers who grew up two streets apart. We bring mats for the lawn and a broom for the street.',
  },
  {
    name: 'Balcones Limb & Root',
    owner: 'Theo Marsh',
    mix: 'all',
    about:
      'Oak wilt season is short here, so our cuts are painted within minutes. Ask us when your live oaks may be pruned at all.',
  },
  {
    name: 'Cedar Elm Climbers',
    owner: 'Grace Okafor',
    mix: 'care',
    about:
      'Rope and saddle only, no spikes on living wood. You get a drawing of every cut before we start.',
  },
  {
    name: 'Lantana Tree Partners',
    owner: 'Ivan Petrov',
    mix: 'storm',
    about:
      'Brothers who still run the first chipper they ever bought. Storm calls are answered by one of us, not by a machine.',
  },
  {
    name: 'Two Creeks Stump Service',
    owner: 'Rosa Delgado',
    mix: 'stumps',
    about:
      'Stumps are most of what we do: from a crape myrtle by the mailbox to a pecan five feet across. Roots near the walk are traced before the wheel touches them.',
  },
  {
    name: 'Shade & Sky Arborists',
    owner: 'Wes Coleman',
    mix: 'care',
    about: 'Consulting first, saws second. Half of our visits end with advice and no work at all.',
  },
  {
    name: 'Mesquite Mill Tree Care',
    owner: 'Naomi Hart',
    mix: 'crew',
    about:
      'Good logs go to our own mill and come back as benches if you like. The rest becomes mulch for the neighbors.',
  },
  {
    name: 'Long Shadow Tree Company',
    owner: 'Jonah Reed',
    mix: 'removal',
    about:
      'Big trees in small yards. Our knuckle-boom lifts trunk sections over the roof while the patio furniture stays where it is.',
  },
  {
    name: 'Greenwater Pruning',
    owner: 'Bea Lindqvist',
    mix: 'care',
    about:
      'We prune along the creeks, where shade keeps the water cool. Thin cuts, many visits, no surprises.',
  },
  {
    name: 'Juniper Ridge Removals',
    owner: 'Carl Nguyen',
    mix: 'removal',
    about:
      'Ashe juniper clearing for fire safety around hill-country homes. Brush is chipped the same day and spread where you want it.',
  },
  {
    name: 'Violet Crown Treework',
    crew: 12,
    owner: 'Dana Fowler',
    mix: 'all',
    about: 'Named for the evening sky over the hills. Twelve people, two crews, one phone number.',
  },
  {
    name: 'Pecan Street Stumps',
    owner: 'Felix Moreau',
    mix: 'stumps',
    about:
      'A grinder that fits through a 36-inch gate. We measure the stump, quote by the inch and fill the hole with clean soil.',
  },
  {
    name: 'Hill & Hollow Arbor',
    owner: 'Hana Sato',
    mix: 'care',
    about:
      'Japanese maples, fruit trees and everything else that needs a light hand. Hana trained in a Kyoto garden before she moved to Texas.',
  },
  {
    name: 'Barton Fork Tree Surgeons',
    owner: 'Imani Brooks',
    mix: 'all',
    about:
      'Cabling, bracing and lightning protection for heritage trees. Inspections are repeated every spring and entered in your file.',
  },
  {
    name: 'Redbud Rigging',
    owner: 'Kurt Vogel',
    mix: 'storm',
    about:
      'Technical removals over pools, glass roofs and power drops. Each lift is planned on paper and walked through with the crew.',
  },
  {
    name: 'Caliche Tree Removal',
    owner: 'Luz Herrera',
    mix: 'removal',
    about: 'Fast, plain removals at a fair price. Haul-away is always included.',
  },
  {
    name: 'Sotol Tree & Yard',
    owner: 'Miles Avery',
    mix: 'crew',
    about:
      'Tree work and the yard below it, in one visit. Beds are raked and sprinklers checked before the truck leaves.',
  },
];
