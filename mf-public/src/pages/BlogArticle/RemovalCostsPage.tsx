import type { ArticleText } from '../../blog/article';
import { BlogArticle } from './BlogArticle';

export const removalCosts: ArticleText = {
  slug: 'what-tree-removal-costs-and-why',
  keyPoints: [
    'Height and trunk width set the base price; access, hazards and condition change it.',
    'Stump, hauling and crane are separate lines. Ask which of them the price includes.',
    'A dead tree often costs more than a living one, because it may not be safe to climb.',
    'The cheapest quote is often the one without insurance.',
  ],
  sections: [
    {
      heading: 'You pay for time, risk and weight',
      blocks: [
        'A removal is rarely one cut. A crew of three or four sets ropes, takes the crown down piece by piece, lowers each piece so that it hits nothing, feeds the chipper, cuts the trunk and rakes the lawn. The price covers their time, their machines, insurance for both, and hauling away several tons of wood.',
        'Our [cost guide for tree removal](/services/tree-removal) shows the price bands our estimates are based on. Both come from the same price book, so they always agree.',
      ],
    },
    {
      heading: 'What sets the base price: height and trunk',
      blocks: [
        'Height determines how the crew works: from the ground, on ropes or from a bucket truck. Trunk width determines how much wood there is. Width matters more than people think: at the same height, a trunk twice as wide holds four times the wood.',
        {
          steps: [
            'Width: wrap a tape around the trunk at chest height (4.5 ft) and divide by 3.14.',
            "Height: have someone of known height stand at the trunk, hold a pencil at arm's length, and count how many times that person fits into the tree.",
          ],
        },
        'Being off by 10% changes little. If you leave out the width, the estimate shows the whole price band for that height instead of a narrower range.',
      ],
    },
    {
      heading: 'What changes the price',
      blocks: [
        {
          table: {
            caption: 'What raises the price of a removal',
            columns: ['Factor', 'Why it costs more'],
            rows: [
              [
                'A house, fence or pool beneath',
                'Every piece has to be lowered on ropes instead of dropped',
              ],
              [
                'Wires within ten feet',
                'Only line-clearance qualified crews may work there, often together with the utility',
              ],
              [
                'No access for machines',
                'Wood is carried by hand; a backyard behind a three-foot gate can double the hours',
              ],
              [
                'Dead, hollow or storm-broken wood',
                'It may not hold a climber, so the crew needs a bucket truck or crane',
              ],
              ['A slope or soft ground', 'Machines must stay on the street or need mats'],
              ['Emergency', 'Crews drop other work and may come at night'],
            ],
          },
        },
        'Several trees in one visit cost less per tree, because the crew drives, sets up and cleans up once. If you can wait, say so: winter is the slow season in much of the country.',
      ],
    },
    {
      heading: 'What the price may not include',
      blocks: [
        {
          points: [
            'The stump. Grinding is a separate line; read [when it is worth it](/blog/grind-the-stump-or-leave-it).',
            'Hauling. Keeping the wood, stacked or as chips, is cheaper than having it hauled away.',
            'The permit. Many cities protect large or native trees, and some fine the owner, not the crew. Check with your city before you request quotes.',
            'Repairs. Ask who pays for ruts in the lawn, and get it in writing.',
          ],
        },
      ],
    },
    {
      heading: 'Why quotes for the same tree differ',
      blocks: [
        "Honest quotes can differ by half. One Pro owns a crane and another rents one; one has an opening next Tuesday; one assumed you wanted the wood hauled away and another didn't. That is why we show [quotes line by line](/how-it-works), side by side.",
        "Insurance is the other reason. Workers' compensation for tree work is among the most expensive there is, because the work is among the most dangerous. A price far below the rest may simply leave it out. If an uninsured worker is hurt on your property, you may be liable. See [what to ask for before you hire](/blog/hiring-a-tree-service-safely).",
      ],
    },
    {
      heading: 'Does homeowners insurance pay?',
      blocks: [
        "Homeowners insurance commonly covers removal up to a limit when a tree has fallen on something insured. It commonly doesn't when the tree fell on the lawn or might fall. Policies differ: read yours or ask your insurer, and take photos before anything is moved.",
      ],
    },
  ],
  sources: [],
  action: { label: 'See the cost guide', to: '/services/tree-removal' },
};

export default function RemovalCostsPage() {
  return <BlogArticle text={removalCosts} />;
}
