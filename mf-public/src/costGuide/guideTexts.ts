import type { ServiceCategory } from '@tree-service/domain';

export interface GuideText {
  /** The title without a state. */
  readonly title: string;
  readonly lead: string;
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly raises: readonly string[];
  readonly saves: readonly string[];
  /** Slugs of related articles. */
  readonly articles: readonly string[];
}

/** The texts of each service's cost guide. */
export const guideTexts: Readonly<Record<ServiceCategory, GuideText>> = {
  tree_removal: {
    title: 'What tree removal costs',
    lead: 'Height and trunk width set the base price. What is underneath, how the crew gets in and how sound the wood is decide the rest.',
    included: ['Taking the tree down in sections', 'Hauling branches away', 'Raking'],
    notIncluded: ['Grinding the stump', 'Permits', 'Splitting and stacking firewood'],
    raises: [
      'A building, fence, pool or wires nearby',
      'No access for a truck or chipper',
      "A dead or hazardous tree that can't be climbed",
      'A crane',
    ],
    saves: [
      'Several trees in one visit',
      'Keeping the wood or the chips',
      'Being flexible about the date',
    ],
    articles: [
      'what-tree-removal-costs-and-why',
      'how-to-read-a-tree-work-estimate',
      'signs-of-a-dangerous-tree',
    ],
  },
  stump_grinding: {
    title: 'What stump grinding costs',
    lead: 'A minimum charge, then a price per inch of width. Additional stumps on the same visit cost little.',
    included: ['Grinding below grade', 'Surface roots at the stump', 'Leaving the chips on site'],
    notIncluded: ['Taking the chips away', 'Topsoil and seed', 'Digging out deep roots'],
    raises: [
      'A gate narrower than the grinder',
      'Stones, concrete or wire in the stump',
      'A slope',
    ],
    saves: [
      'Grinding together with the removal',
      'Several stumps in one visit',
      'Keeping the chips',
    ],
    articles: ['grind-the-stump-or-leave-it', 'what-tree-removal-costs-and-why'],
  },
  arborist: {
    title: "What an arborist's visit costs",
    lead: 'An hour with a tree expert before you spend thousands. A written report costs extra.',
    included: [
      'An inspection of every tree you list',
      'What each tree needs, and how soon',
      'Answers on site',
    ],
    notIncluded: ['The work itself', 'Lab tests', 'A written report, unless you ask for one'],
    raises: [
      'Many trees',
      'A report for a permit, a sale or a court',
      'Decay measured with instruments',
    ],
    saves: [
      'Photos in your request',
      'Several trees in one visit',
      'Knowing what you want to decide',
    ],
    articles: ['signs-of-a-dangerous-tree', 'when-to-prune-a-tree', 'watering-newly-planted-trees'],
  },
  maintenance: {
    title: 'What tree trimming costs',
    lead: 'Height matters most, because it determines whether the crew works from the ground, on ropes or from a bucket truck.',
    included: ['Cutting to the agreed scope', 'Hauling branches away', 'Raking'],
    notIncluded: ['Cabling and bracing', 'Treating pests or diseases', 'Permits'],
    raises: ['Wires within ten feet', 'A crown over a roof or glass', 'Years without pruning'],
    saves: [
      'Several trees in one visit',
      'Scheduling in late winter, the slow season',
      'Pruning trees while they are young',
    ],
    articles: [
      'when-to-prune-a-tree',
      'tree-work-near-power-lines',
      'how-to-read-a-tree-work-estimate',
    ],
  },
  emergency: {
    title: 'What emergency tree work costs',
    lead: "The crew drops other work, often comes at night and may need a crane. You'll see the price range before you send your request.",
    included: [
      'Making the site safe',
      'Taking down what is dangerous',
      'Moving it off the structure',
    ],
    notIncluded: ['Repairing the roof', 'Work on live wires, which the utility does', 'The stump'],
    raises: [
      'A tree on a structure',
      'Wires, until the utility has cleared them',
      'Wood under tension',
    ],
    saves: [
      'Making the danger safe now and doing the rest in daylight',
      'Photos and access notes in your request',
      'Insurance often covers a tree on a building, so call your insurer before work begins',
    ],
    articles: [
      'storm-damaged-tree-what-to-do-first',
      'tree-work-near-power-lines',
      'hiring-a-tree-service-safely',
    ],
  },
};
