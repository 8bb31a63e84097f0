import type { ArticleText } from '../article';

/** When to prune which tree, how much, and where the cut belongs. */
export const whenToPrune: ArticleText = {
  slug: 'when-to-prune-a-tree',
  keyPoints: [
    'Dead, broken and dangerous branches come off at any time of year.',
    'For most shade trees late winter is best; spring bloomers wait until the flowers fade.',
    'Oaks and elms have closed seasons where oak wilt or elm disease is about.',
    'Never more than a quarter of the leaves in one year, and never topping.',
  ],
  sections: [
    {
      heading: 'The short answer: late winter, with exceptions',
      blocks: [
        'A tree closes a wound by growing over it, and it grows fastest in spring. A cut made in late winter therefore starts to close within weeks. The crown is bare, so whoever prunes sees the structure, and most insects and fungi are not about yet.',
        'That is a rule for healthy branches on healthy trees. Three things go before it: danger, the tree’s own calendar, and disease in your area.',
        {
          table: {
            caption: 'When to prune, by kind of tree',
            columns: ['Tree', 'Best time', 'Why'],
            rows: [
              ['Most shade trees', 'Late winter', 'Wounds close quickly, structure is visible'],
              [
                'Spring bloomers: dogwood, cherry, redbud, magnolia',
                'Right after bloom',
                'Next year’s buds form in summer; winter cuts remove the flowers',
              ],
              [
                'Summer bloomers: crape myrtle, hydrangea',
                'Late winter or early spring',
                'They bloom on the wood of the same year',
              ],
              [
                'Maple, birch, walnut',
                'Midwinter or midsummer',
                'They bleed sap in late winter: untidy, rarely harmful',
              ],
              [
                'Oak, where oak wilt occurs',
                'The cold months, as your state forester says',
                'The beetles that carry the fungus look for fresh wounds in spring and early summer',
              ],
              [
                'Pine, spruce, fir',
                'Late winter; shape in early summer',
                'Do not cut into bare old wood: it does not sprout',
              ],
              ['Palms', 'When fronds are brown', 'Green fronds feed the tree; leave them'],
            ],
          },
        },
      ],
    },
    {
      heading: 'What cannot wait',
      blocks: [
        'Dead wood does not heal or get better. A branch that hangs, is cracked, or scrapes a roof should go as soon as somebody can do it safely. So should branches that hide a stop sign, a camera or the light at your door.',
        {
          note: 'If a branch is within ten feet of a wire, do not touch it and do not hire a handyman for it. Call your utility first; our article on [tree work near power lines](/blog/tree-work-near-power-lines) says why.',
          title: 'Branches near wires',
          tone: 'warning',
        },
      ],
    },
    {
      heading: 'How much may come off',
      blocks: [
        'Leaves are what a tree lives on. Removing more than about a quarter of them in one growing season makes it draw on reserves and answer with weak, upright shoots. A mature tree tolerates less than a young one. If somebody offers to take off half to save you a second visit, you pay for it in dieback later.',
        'Topping, which is cutting the main stems back to stubs, is not pruning. The stubs rot, the new shoots are poorly attached, and in five years the tree is taller and more dangerous than before. The alternative is crown reduction: shortening a limb back to a living side branch at least a third as thick.',
      ],
    },
    {
      heading: 'Where the cut belongs',
      blocks: [
        {
          steps: [
            'Find the branch collar, the swollen ring where the branch leaves the trunk. It holds the tissue that closes the wound.',
            'On a heavy branch, cut first from below, a foot out, about a third of the way through. That stops the bark from tearing.',
            'Cut from above an inch or two further out, until the branch falls.',
            'Take off the stub just outside the collar: neither flush with the trunk nor leaving a peg.',
          ],
        },
        'Wound paint does not help a tree close a cut. The one exception is a fresh wound on an oak during the season of oak wilt: there a thin coat keeps the beetles away.',
      ],
    },
    {
      heading: 'What to do yourself, and when to ask a Pro',
      blocks: [
        'From the ground, with hand tools and branches no thicker than your wrist, much is safe and pleasant work. As soon as it takes a ladder, a chainsaw above the shoulder, or a branch that could hit something, it is a job for somebody with a rope, a helmet and insurance.',
        'Young trees repay pruning most: three cuts in the first five years can spare a large one in the twentieth. See [what trimming costs](/services/maintenance) or describe your trees and [get an estimate](/request); nobody calls you for it.',
      ],
    },
  ],
  sources: [
    {
      title: 'Pruning your trees',
      publisher: 'International Society of Arboriculture, TreesAreGood',
      address: 'https://www.treesaregood.org',
    },
    {
      title: 'Oak wilt information partnership',
      publisher: 'Texas A&M Forest Service and partners',
      address: 'https://texasoakwilt.org',
    },
  ],
  action: { label: 'See what trimming costs', to: '/services/maintenance' },
};
