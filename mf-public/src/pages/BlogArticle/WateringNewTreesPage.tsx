import type { ArticleText } from '../../blog/article';
import { BlogArticle } from './BlogArticle';

export const wateringNewTrees: ArticleText = {
  slug: 'watering-newly-planted-trees',
  keyPoints: [
    'Give about a gallon and a half per inch of trunk at each watering.',
    'Water daily for two weeks, every other day for two months, then weekly until the tree is established.',
    'Check the soil before you water: more young trees drown than people think.',
    'Keep two to four inches of mulch in a ring, never against the trunk.',
  ],
  sections: [
    {
      heading: 'Why new trees need help',
      blocks: [
        'A nursery tree has lost most of its roots or grown them in a pot. Until its roots reach the surrounding soil, it lives on a root ball no larger than a bucket, which can dry out on a warm day. A tree is established when its roots have spread, which usually takes a year or more per inch of trunk width.',
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
        "Measure the trunk six inches above the ground. From the third month on, an inch of rain in a week replaces that week's watering. Sandy soil needs the same amount in smaller, more frequent doses; clay needs it applied more slowly.",
      ],
    },
    {
      heading: 'How to check the soil',
      blocks: [
        'Push a finger or screwdriver two inches into the root ball, not next to it. Dry and crumbly: water. Cool and moist: wait. Shiny and wet: wait longer, and check that the hole drains. Both too little and too much water cause wilting, so check the soil before you trust the leaves.',
      ],
    },
    {
      heading: 'How to water',
      blocks: [
        {
          points: [
            'Slowly: a hose that trickles for twenty minutes, a watering bag, or a bucket with small holes in the bottom.',
            'On the root ball in the first months, then in a widening ring, because roots follow moisture.',
            "In the morning. Lawn sprinklers don't count: they wet the grass and the trunk.",
            'Build a low rim of soil around the planting hole to keep water from running off. Remove it after the first year.',
          ],
        },
      ],
    },
    {
      heading: 'Mulch, stakes, fertilizer',
      blocks: [
        "Mulch is half the job. A ring three feet wide and two to four inches deep keeps moisture in and mowers away. Keep it a hand's width from the bark: a mulch “volcano” against the trunk causes rot and attracts mice.",
        "Stake a tree only if it can't stand up, loosely and low, and remove the stakes after a year. Don't fertilize in the first season; the tree needs to grow roots, not leaves.",
      ],
    },
    {
      heading: 'Fall and winter',
      blocks: [
        'Keep watering until the ground freezes, less once the leaves are down. Evergreens lose water all winter: a good soaking before the first frost, and another in a warm dry spell, prevents brown needles in March.',
      ],
    },
    {
      heading: 'When to call an arborist',
      blocks: [
        "Dieback from the tips, leaves scorched at the edges in a wet summer, or a trunk that rocks in the root ball are worth an [arborist's visit](/services/arborist). A tree planted too deep can often be raised in its first year, but rarely later. Next come the first structural cuts: [when to prune](/blog/when-to-prune-a-tree).",
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

export default function WateringNewTreesPage() {
  return <BlogArticle text={wateringNewTrees} />;
}
