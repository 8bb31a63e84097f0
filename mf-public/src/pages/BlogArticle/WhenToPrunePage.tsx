import type { ArticleText } from '../../blog/article';
import { BlogArticle } from './BlogArticle';

export const whenToPrune: ArticleText = {
  slug: 'when-to-prune-a-tree',
  keyPoints: [
    'Remove dead, broken and dangerous branches at any time of year.',
    'Late winter is best for most shade trees; wait until the flowers fade on spring bloomers.',
    "Don't prune oaks and elms in the risk season where oak wilt or Dutch elm disease occurs.",
    'Never remove more than a quarter of the leaves in one year, and never top a tree.',
  ],
  sections: [
    {
      heading: 'The short answer: late winter, with exceptions',
      blocks: [
        'A tree closes a wound by growing over it, and it grows fastest in spring. A cut made in late winter starts to close within weeks. The crown is bare, so the structure is easy to see, and most insects and fungi are not active yet.',
        "This rule is for healthy branches on healthy trees. Three things take priority: danger, the tree's own calendar, and disease in your area.",
        {
          table: {
            caption: 'When to prune, by kind of tree',
            columns: ['Tree', 'Best time', 'Why'],
            rows: [
              ['Most shade trees', 'Late winter', 'Wounds close quickly; structure is visible'],
              [
                'Spring bloomers: dogwood, cherry, redbud, magnolia',
                'Right after bloom',
                "Next year's buds form in summer; winter cuts remove the flowers",
              ],
              [
                'Summer bloomers: crape myrtle, hydrangea',
                'Late winter or early spring',
                "They bloom on the current year's growth",
              ],
              [
                'Maple, birch, walnut',
                'Midwinter or midsummer',
                'They bleed sap in late winter: messy but rarely harmful',
              ],
              [
                'Oak, where oak wilt occurs',
                "The cold months; follow your state forester's advice",
                'Beetles that carry the fungus are drawn to fresh wounds in spring and early summer',
              ],
              [
                'Pine, spruce, fir',
                'Late winter; shape in early summer',
                "Don't cut into bare old wood: it won't sprout",
              ],
              ['Palms', 'When fronds are brown', 'Green fronds feed the tree; leave them'],
            ],
          },
        },
      ],
    },
    {
      heading: "What can't wait",
      blocks: [
        "Dead wood doesn't recover. A branch that is hanging, cracked or scraping a roof should come off as soon as someone can do it safely. So should branches that block a stop sign, a camera or the light at your door.",
        {
          note: "If a branch is within ten feet of a wire, don't touch it and don't hire a handyman for it. Call your utility first. Our article on [tree work near power lines](/blog/tree-work-near-power-lines) explains why.",
          title: 'Branches near wires',
          tone: 'warning',
        },
      ],
    },
    {
      heading: 'How much to remove',
      blocks: [
        "A tree lives on its leaves. Removing more than about a quarter of them in one growing season makes it use up reserves and grow weak, upright shoots. A mature tree tolerates less than a young one. If someone offers to take off half to save you a second visit, you'll pay for it in dieback later.",
        'Topping, or cutting the main stems back to stubs, is not pruning. The stubs rot, the new shoots are poorly attached, and in five years the tree is taller and more dangerous than before. The alternative is crown reduction: shortening a limb back to a living side branch at least a third as thick.',
      ],
    },
    {
      heading: 'Where to cut',
      blocks: [
        {
          steps: [
            'Find the branch collar, the swollen ring where the branch leaves the trunk. It holds the tissue that closes the wound.',
            'On a heavy branch, cut first from below, a foot out, about a third of the way through. That stops the bark from tearing.',
            'Cut from above an inch or two farther out, until the branch falls.',
            'Remove the stub just outside the collar, neither flush with the trunk nor leaving a peg.',
          ],
        },
        "Wound paint doesn't help a tree close a cut. The one exception is a fresh wound on an oak during oak wilt season: a thin coat keeps the beetles away.",
      ],
    },
    {
      heading: 'What to do yourself, and when to call a Pro',
      blocks: [
        "From the ground, with hand tools and branches no thicker than your wrist, you can do a lot safely. If it takes a ladder or a chainsaw above your shoulder, or if a branch could hit something, it's a job for someone with a rope, a helmet and insurance.",
        'Young trees benefit most: three cuts in the first five years can save a large one in the twentieth. See [what trimming costs](/services/maintenance), or describe your trees and [get an estimate](/request) without getting sales calls.',
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

export default function WhenToPrunePage() {
  return <BlogArticle text={whenToPrune} />;
}
