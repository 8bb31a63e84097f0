import type { ArticleText } from '../article';

/** How much and how often to water a tree after planting. */
export const wateringNewTrees: ArticleText = {
  slug: 'watering-newly-planted-trees',
  keyPoints: [
    'About a gallon and a half per inch of trunk at each watering.',
    'Daily for two weeks, every other day for two months, then weekly until it is established.',
    'Feel the soil before you water: more young trees drown than people think.',
    'Two to four inches of mulch in a ring, never against the trunk.',
  ],
  sections: [
    {
      heading: 'Why new trees need help at all',
      blocks: [
        'A tree from the nursery has lost most of its roots or grown them in a pot. Until they reach into the ground around it, it lives from a ball of soil no larger than a bucket, which a warm day can empty. Established means the roots have spread; as a rule that takes a year or more for each inch of trunk width.',
      ],
    },
    {
      heading: 'How much, and how often',
      blocks: [
        {
          table: {
            caption: 'Watering after planting, without rain',
            columns: [
              'Time since planting',
              'How often',
              'Trunk of 1 in',
              'Trunk of 2 in',
              'Trunk of 3 in',
            ],
            rows: [
              ['Weeks 1 and 2', 'Every day', '1.5 gal', '3 gal', '4.5 gal'],
              ['Months 1 to 3', 'Every other day', '1.5 gal', '3 gal', '4.5 gal'],
              ['Later, until established', 'Once a week', '10 gal', '20 gal', '30 gal'],
            ],
          },
        },
        'Measure the trunk six inches above the ground. An inch of rain in a week replaces that week’s watering from the third month on. Sandy soil wants the same water in smaller, more frequent portions; clay wants it slower.',
      ],
    },
    {
      heading: 'How to tell from the soil',
      blocks: [
        'Push a finger or a screwdriver two inches into the root ball, not beside it. Dry and crumbly: water. Cool and moist: wait. Shiny and wet: wait longer, and look whether the hole drains. Wilting comes from too little and from too much alike, so look at the soil before you believe the leaves.',
      ],
    },
    {
      heading: 'How to apply it',
      blocks: [
        {
          points: [
            'Slowly: a hose that trickles for twenty minutes, a watering bag, or a bucket with small holes in the bottom.',
            'Onto the root ball in the first months, then in a widening ring, since roots follow moisture.',
            'In the morning. Lawn sprinklers do not count: they wet the grass and the trunk.',
            'A low rim of soil around the planting hole keeps water from running off. Take it away after the first year.',
          ],
        },
      ],
    },
    {
      heading: 'Mulch, stakes, fertilizer',
      blocks: [
        'Mulch is half the watering. A ring three feet wide and two to four inches deep keeps moisture in and mowers off. Keep it a hand’s width from the bark: the “volcano” piled against a trunk rots it and invites mice.',
        'Stake only a tree that cannot stand, loosely and low, and take the stakes off after a year. No fertilizer in the first season; the tree has to grow roots, not leaves.',
      ],
    },
    {
      heading: 'Autumn and winter',
      blocks: [
        'Keep watering until the ground freezes, less once the leaves are down. Evergreens lose water all winter: one good soaking before frost, and another in a warm dry spell, spares brown needles in March.',
      ],
    },
    {
      heading: 'When to ask somebody',
      blocks: [
        'Dieback from the tips, leaves scorched at the edge in a wet summer, a trunk that rocks in the ball: those are worth an [arborist’s visit](/services/arborist). A tree planted too deep can often still be lifted in its first year, and hardly ever later. Then come the first structural cuts: [when to prune](/blog/when-to-prune-a-tree).',
      ],
    },
  ],
  sources: [
    {
      title: 'How much should I water my new tree?',
      publisher: 'Cooperative Extension, Trees for Energy Conservation',
      address:
        'https://trees-energy-conservation.extension.org/how-much-should-i-water-my-new-tree/',
    },
    {
      title: 'Caring for your trees: proper watering',
      publisher: 'Georgia Forestry Commission',
      address: 'https://gatrees.org/caring-for-your-trees-proper-watering',
    },
  ],
  action: { label: 'Ask an arborist', to: '/services/arborist' },
};
