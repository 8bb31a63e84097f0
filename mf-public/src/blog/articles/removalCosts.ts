import type { ArticleText } from '../article';

/** What makes up the price of taking a tree down. */
export const removalCosts: ArticleText = {
  slug: 'what-tree-removal-costs-and-why',
  keyPoints: [
    'Height and trunk width set the base; access, hazards and condition move it.',
    'Stump, hauling and crane are separate lines. Ask which of them are in the price.',
    'A dead tree often costs more than a living one, because nobody can safely climb it.',
    'The cheapest quote is often the one without insurance in it.',
  ],
  sections: [
    {
      heading: 'You pay for hours, risk and weight',
      blocks: [
        'A removal is rarely one cut. A crew of three or four sets ropes, takes the crown down piece by piece, lowers each piece so that it hits nothing, feeds the chipper, cuts the trunk and rakes the lawn. The price is their time, their machines, what it costs to insure both, and what it costs to get rid of several tons of wood.',
        'Our [cost guide for tree removal](/services/tree-removal) shows the price bands that our estimates are computed from. They are read straight from the price book, so the page and your estimate never disagree.',
      ],
    },
    {
      heading: 'What sets the base: height and trunk',
      blocks: [
        'Height decides how the tree must be worked: from the ground, from a rope, from a bucket truck. Trunk width decides how much wood there is. Width matters more than people think, since a trunk twice as wide holds four times the wood at the same height.',
        {
          steps: [
            'Width: wrap a tape around the trunk at chest height (4.5 ft) and divide by 3.14.',
            'Height: let somebody of known height stand at the trunk, hold a pencil at arm’s length, and count how many times that person goes into the tree.',
          ],
        },
        'Being off by a tenth changes little. If you leave the width open, the estimate shows the whole band of that height instead of a narrower range.',
      ],
    },
    {
      heading: 'What moves the price',
      blocks: [
        {
          table: {
            caption: 'What raises the price of a removal',
            columns: ['What', 'Why it costs more'],
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
                'No way in for machines',
                'Wood is carried by hand; a back yard behind a three-foot gate can double the hours',
              ],
              [
                'Dead, hollow or storm-broken wood',
                'It may not hold a climber, so it takes a bucket truck or a crane',
              ],
              ['A slope or soft ground', 'Machines stay on the street or need mats'],
              ['Emergency', 'Crews come at night and leave other work'],
            ],
          },
        },
        'Several trees in one visit cost less each, because the crew drives, sets up and cleans up once. If you can wait, say so: winter is the quiet season in much of the country.',
      ],
    },
    {
      heading: 'What is not always in the price',
      blocks: [
        {
          points: [
            'The stump. Grinding is a line of its own; read [when it is worth it](/blog/grind-the-stump-or-leave-it).',
            'Hauling. Keeping the wood, stacked or as chips, is cheaper than having it taken away.',
            'The permit. Many cities protect large or native trees, and some fine the owner, not the crew. Ask city hall before you ask for quotes.',
            'Repairs. Ask who answers for ruts in the lawn, and get it in writing.',
          ],
        },
      ],
    },
    {
      heading: 'Why quotes for the same tree differ so much',
      blocks: [
        'Three honest Pros can differ by half. One owns a crane and one rents it; one has a gap next Tuesday; one has read “haul away” into your words and one has not. That is why we show [quotes line by line](/how-it-works) next to each other.',
        'Insurance is the other reason. Workers’ compensation for tree work is among the most expensive there is, because the work is among the most dangerous. A price far below the rest may simply leave it out. If an uninsured worker is hurt on your ground, the claim may come to you. See [what to ask for before you hire](/blog/hiring-a-tree-service-safely).',
      ],
    },
    {
      heading: 'Does insurance pay?',
      blocks: [
        'Home insurance commonly covers removal when a tree has fallen on something insured, up to a limit, and commonly does not when it fell on the lawn or merely might fall. Policies differ: read yours or ask, and take photographs before anything is moved.',
      ],
    },
  ],
  sources: [],
  action: { label: 'See the cost guide', to: '/services/tree-removal' },
};
