import type { ArticleText } from '../article';

/** What a stump does when it stays, and what grinding it takes. */
export const stumpGrinding: ArticleText = {
  slug: 'grind-the-stump-or-leave-it',
  keyPoints: [
    'Grind it when you want to mow, plant, pave or sell; leave it in a wild corner.',
    'Call 811 a few days before: gas and fiber run under lawns.',
    'Ask how deep. Six inches is enough for grass, a new tree needs more and another place.',
    'Chips are mulch, not soil. Have most of them moved if you want a lawn there.',
  ],
  sections: [
    {
      heading: 'What happens to a stump that stays',
      blocks: [
        'It rots, slowly. Soft wood such as willow or poplar is gone in a few years, oak can take decades. Meanwhile some species, among them willow, elm, locust, tree of heaven and many maples, send up shoots from stump and roots. Fungi that live on dead wood may appear; most are harmless to living trees, and some, such as honey fungus, are not.',
        'A stump in a wild corner is good for beetles, birds and moss. There is no need to grind every one.',
      ],
    },
    {
      heading: 'When grinding is worth it',
      blocks: [
        {
          points: [
            'The stump stands in the lawn, where it blunts mowers and trips people.',
            'You want to build, pave or put up a fence there.',
            'It keeps sprouting.',
            'Termites or carpenter ants live in it, and the house is near.',
            'The tree died of a root disease and others of its kind stand close.',
          ],
        },
      ],
    },
    {
      heading: 'Grinding or digging out',
      blocks: [
        {
          table: {
            caption: 'Two ways to get rid of a stump',
            columns: ['', 'Grinding', 'Digging out'],
            rows: [
              [
                'What goes',
                'The stump and the root flare, to a set depth',
                'The stump and the large roots',
              ],
              ['What stays', 'Roots in the ground, which rot', 'A hole as wide as the root plate'],
              ['The lawn', 'Chips on a small circle', 'Torn up, needs soil and seed'],
              ['Fits', 'Nearly every garden', 'Foundations and trenches'],
            ],
          },
        },
        'Chemicals sold as stump removers speed up rot a little; they do not save the work. Burning a stump is forbidden in many places and can smoulder along roots for days.',
      ],
    },
    {
      heading: 'Before the machine comes',
      blocks: [
        {
          steps: [
            'Call 811 or use its site a few working days before. The service is free, and the lines that utilities own get marked.',
            'Mark what 811 does not: sprinklers, lamp cables, septic lines, the invisible dog fence.',
            'Measure the stump at the ground, across the widest point with the flare. That is what the price goes by.',
            'Measure the narrowest gate. Small grinders pass through three feet, large ones need more.',
            'Move stones and toys away. A grinder throws what it hits.',
          ],
        },
        {
          note: 'Ask for the depth in inches and have it written down: about six for grass, about twelve for shrubs or paving. For a new tree, choose another spot at least a few feet away; old roots and fresh chips starve it.',
          title: 'How deep?',
          tone: 'info',
        },
      ],
    },
    {
      heading: 'What to do with the chips',
      blocks: [
        'A stump gives several times its own volume in chips. On top of soil they are fine mulch for beds, two to four inches thick and away from stems. Mixed into soil, they take up nitrogen while they rot. For a lawn, have the chips taken out of the hole, fill it with topsoil a little above the rim, and seed; it will settle.',
      ],
    },
    {
      heading: 'What it costs',
      blocks: [
        'Most Pros have a minimum charge, then go by inches of width, and take less for each further stump of the same visit. The bands we estimate with are in the [cost guide for stump grinding](/services/stump-grinding). It is cheapest to have it done with the removal, while the crew is there.',
      ],
    },
  ],
  sources: [
    {
      title: 'Every digging project starts with a request to 811',
      publisher: 'Common Ground Alliance',
      address: 'https://call811.com',
    },
  ],
  action: { label: 'See what grinding costs', to: '/services/stump-grinding' },
};
