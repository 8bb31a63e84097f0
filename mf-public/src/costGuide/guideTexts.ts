import type { ServiceCategory } from '@tree-service/domain';

/** What the guide says of a service besides its prices. */
export interface GuideText {
  /** What the guide is called, without a state. */
  readonly title: string;
  readonly lead: string;
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly raises: readonly string[];
  readonly saves: readonly string[];
  /** Slugs of articles that go deeper. */
  readonly articles: readonly string[];
}

/** The words of each service's cost guide. */
export const guideTexts: Readonly<Record<ServiceCategory, GuideText>> = {
  tree_removal: {
    title: 'What tree removal costs',
    lead: 'Height and trunk set the base. What stands beneath, how a crew gets in and whether the wood still holds decide the rest.',
    included: ['Taking the tree down in sections', 'Hauling branches away', 'Raking up'],
    notIncluded: ['Grinding the stump', 'Permits', 'Splitting and stacking firewood'],
    raises: [
      'A building, fence, pool or wires close by',
      'No way in for a truck or chipper',
      'A dead or hazardous tree that cannot be climbed',
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
    lead: 'A minimum for coming at all, then inches of width. Each further stump of the same visit costs little.',
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
    title: 'What an arborist’s visit costs',
    lead: 'An hour of somebody who reads trees for a living, before you decide on thousands. A written report is a line of its own.',
    included: ['A look at every tree you name', 'What each needs, and how soon', 'Answers on site'],
    notIncluded: [
      'The work itself',
      'Laboratory tests',
      'A written report, unless you ask for one',
    ],
    raises: [
      'Many trees',
      'A report for a permit, a sale or a court',
      'Decay measured with instruments',
    ],
    saves: [
      'Photos in your request',
      'Several trees in one visit',
      'Knowing what you want decided',
    ],
    articles: ['signs-of-a-dangerous-tree', 'when-to-prune-a-tree', 'watering-newly-planted-trees'],
  },
  maintenance: {
    title: 'What tree trimming costs',
    lead: 'Mostly height, because height decides whether a crew works from the ground, a rope or a bucket truck.',
    included: ['Cutting to the agreed scope', 'Hauling branches away', 'Raking up'],
    notIncluded: ['Cabling and bracing', 'Treating pests or diseases', 'Permits'],
    raises: ['Wires within ten feet', 'A crown over a roof or glass', 'Years without pruning'],
    saves: [
      'Several trees in one visit',
      'The quiet season, late winter',
      'Pruning while trees are young',
    ],
    articles: [
      'when-to-prune-a-tree',
      'tree-work-near-power-lines',
      'how-to-read-a-tree-work-estimate',
    ],
  },
  emergency: {
    title: 'What emergency tree work costs',
    lead: 'A crew that leaves other work, often at night, often with a crane. You see the price band before you send anything.',
    included: [
      'Making the place safe',
      'Taking down what is dangerous',
      'Moving it off the structure',
    ],
    notIncluded: ['Repairing the roof', 'Work on live wires, which is the utility’s', 'The stump'],
    raises: [
      'A tree on a structure',
      'Wires, until the utility has been there',
      'Wood under tension',
    ],
    saves: [
      'Making only what is dangerous safe now, and the rest by daylight',
      'Photos and access notes in the request',
      'Your insurer: a tree on a building is often covered, so call before work begins',
    ],
    articles: [
      'storm-damaged-tree-what-to-do-first',
      'tree-work-near-power-lines',
      'hiring-a-tree-service-safely',
    ],
  },
};
