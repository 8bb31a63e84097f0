import type { ArticleText } from '../../blog/article';
import { BlogArticle } from './BlogArticle';

export const stumpGrinding: ArticleText = {
  slug: 'grind-the-stump-or-leave-it',
  keyPoints: [
    'Grind it if you want to mow, plant, pave or sell. In a wild corner you can leave it.',
    'Call 811 a few days ahead: gas and fiber lines run under lawns.',
    'Ask how deep. Six inches is enough for grass; plant a new tree in a different spot.',
    'Chips are mulch, not soil. Have most of them removed if you want grass there.',
  ],
  sections: [
    {
      heading: 'What happens to a stump you leave',
      blocks: [
        'It rots slowly. Soft wood such as willow or poplar is gone in a few years; oak can take decades. Meanwhile some species, including willow, elm, locust, tree of heaven and many maples, send up shoots from the stump and roots. Fungi that live on dead wood may appear. Most are harmless to living trees, but some, such as honey fungus, are not.',
        "A stump in a wild corner is good for beetles, birds and moss. You don't need to grind every one.",
      ],
    },
    {
      heading: 'When grinding is worth it',
      blocks: [
        {
          points: [
            'The stump is in the lawn, where it dulls mower blades and trips people.',
            'You want to build, pave or put up a fence there.',
            'It keeps sprouting.',
            'Termites or carpenter ants live in it, and the house is nearby.',
            'The tree died of a root disease and others of its species are close.',
          ],
        },
      ],
    },
    {
      heading: 'Grinding or digging out',
      blocks: [
        {
          table: {
            caption: 'Two ways to remove a stump',
            columns: ['', 'Grinding', 'Digging out'],
            rows: [
              [
                'What goes',
                'The stump and the root flare, to a set depth',
                'The stump and the large roots',
              ],
              ['What stays', 'Roots in the ground, which rot', 'A hole as wide as the root plate'],
              ['The lawn', 'Chips in a small circle', 'Torn up; needs soil and seed'],
              ['Best for', 'Most yards', 'Foundations and trenches'],
            ],
          },
        },
        "Chemicals sold as stump removers speed up rot a little but don't replace grinding. Burning a stump is illegal in many places and can smolder along the roots for days.",
      ],
    },
    {
      heading: 'Before the crew arrives',
      blocks: [
        {
          steps: [
            'Call 811 or use its website a few business days ahead. The service is free and marks the lines that utilities own.',
            "Mark what 811 doesn't: sprinklers, lighting cables, septic lines, an invisible dog fence.",
            'Measure the stump at the ground, at its widest point including the flare. The price is based on this width.',
            'Measure the narrowest gate. Small grinders fit through three feet; large ones need more.',
            'Move rocks and toys. A grinder throws what it hits.',
          ],
        },
        {
          note: 'Ask for the depth in inches and get it in writing: about six for grass, about twelve for shrubs or paving. Plant a new tree at least a few feet away, because old roots and fresh chips starve it.',
          title: 'How deep?',
          tone: 'info',
        },
      ],
    },
    {
      heading: 'What to do with the chips',
      blocks: [
        'A stump produces several times its own volume in chips. On top of soil they make good mulch for beds, two to four inches thick and away from stems. Mixed into soil, they use up nitrogen as they rot. For a lawn, have the chips removed from the hole, fill it with topsoil slightly above the rim, and seed it. The soil will settle.',
      ],
    },
    {
      heading: 'What it costs',
      blocks: [
        'Most Pros have a minimum charge, then charge per inch of width and less for each additional stump on the same visit. Our price bands are in the [cost guide for stump grinding](/services/stump-grinding). It is cheapest during the removal, while the crew is there.',
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

export default function StumpGrindingPage() {
  return <BlogArticle text={stumpGrinding} />;
}
