import type { ArticleText } from '../../blog/article';
import { BlogArticle } from './BlogArticle';

export const powerLines: ArticleText = {
  slug: 'tree-work-near-power-lines',
  keyPoints: [
    'Only qualified line-clearance workers may work within ten feet of a power line.',
    "Electricity doesn't need contact. It can jump, and a branch, rope or ladder can carry it.",
    'Call the utility first. It does much of the work along its lines itself, at no cost to you.',
    "Say in your request that wires are near. We'll contact only Pros with line-clearance qualification.",
  ],
  sections: [
    {
      heading: 'The rule',
      blocks: [
        'Federal safety law calls it line-clearance tree trimming: pruning, removing or clearing trees within 10 feet of electric supply lines of up to 50 kilovolts, plus 4 inches for every 10 kilovolts above that. The regulation is 29 CFR 1910.269. Workers without that training must keep themselves, their tools and the branch they cut at least 10 feet away, under 29 CFR 1910.333.',
        'These rules apply to employers, not to you as a homeowner. Physics applies to everyone.',
      ],
    },
    {
      heading: 'Why ten feet',
      blocks: [
        {
          points: [
            'Most overhead lines are bare. What looks like insulation on the line to a house is weather protection and cracks with age.',
            'Current arcs through air, and farther when it is damp or dusty.',
            'Living wood conducts. So do wet ropes, pole saws, ladders and the arm that holds them.',
            "A cut branch doesn't always fall where you expect. It swings, and a crown is wider than it looks from below.",
          ],
        },
      ],
    },
    {
      heading: 'Which wire is which',
      blocks: [
        {
          table: {
            caption: 'Wires between the street and the house',
            columns: ['Wire', 'Where', 'Who clears it'],
            rows: [
              ['Primary', 'Top of the pole', 'Only the utility'],
              ['Secondary', 'Below it, along the street', 'Usually the utility'],
              [
                'Service drop',
                'From the pole to your house',
                'Often you, after the utility has shut it off or dropped it',
              ],
              [
                'Telephone and cable',
                'Lowest on the pole',
                'Low voltage; call the company if the line is under strain',
              ],
            ],
          },
        },
        {
          note: "Don't rely on telling wires apart. If you're not sure, treat it as a live power line.",
          title: 'When in doubt',
          tone: 'warning',
        },
      ],
    },
    {
      heading: 'What to do, step by step',
      blocks: [
        {
          steps: [
            'Estimate from the ground. Could any part of the tree, or anything that falls from it, come within ten feet of a wire?',
            'If so, call your utility. Most trim along street lines on a schedule for free and will send someone to look.',
            "For the service drop, ask for a shutoff or temporary disconnect on the day of the work. Most utilities need a few days' notice.",
            'Then [describe the work](/request) and select that wires are near. Your estimate shows the difference and says that a visit is needed.',
            'On the day, ask who confirmed that the line is dead or covered.',
          ],
        },
      ],
    },
    {
      heading: 'If a branch is on a line',
      blocks: [
        "Don't touch the tree, the fence under it or anyone who is touching it. Stay at least 35 feet away, keep others away, and call the utility. Call 911 if it sparks or burns or anyone is hurt. Automatic equipment can re-energize a downed line several times. Read more in [the first hours after a storm](/blog/storm-damaged-tree-what-to-do-first).",
      ],
    },
    {
      heading: 'Plant to avoid the problem',
      blocks: [
        "Under lines, plant trees that stay below 20 feet: crabapple, serviceberry, dogwood or redbud. Plant trees of 20 to 40 feet at least 20 feet to the side, and taller ones at least 50 feet. It's the cheapest line clearance there is.",
      ],
    },
  ],
  sources: [
    {
      title: 'Line-clearance tree trimming operations (29 CFR 1910.269(r))',
      publisher: 'Occupational Safety and Health Administration',
      address:
        'https://www.osha.gov/etools/electric-power/overhead-line-work/line-clearance-tree-trimming-operations',
    },
    {
      title: '29 CFR 1910.269, electric power generation, transmission and distribution',
      publisher: 'Occupational Safety and Health Administration',
      address: 'https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.269',
    },
    {
      title: '29 CFR 1910.333, selection and use of work practices',
      publisher: 'Occupational Safety and Health Administration',
      address: 'https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.333',
    },
  ],
  action: { label: 'Describe a tree near wires', to: '/request' },
};

export default function PowerLinesPage() {
  return <BlogArticle text={powerLines} />;
}
