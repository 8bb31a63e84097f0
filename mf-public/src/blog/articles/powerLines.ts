import type { ArticleText } from '../article';

/** Who may work on trees near power lines, and what an owner does instead. */
export const powerLines: ArticleText = {
  slug: 'tree-work-near-power-lines',
  keyPoints: [
    'Ten feet: closer than that to a power line, only qualified line-clearance workers may be.',
    'Electricity needs no contact. It can jump, and a branch, rope or ladder carries it.',
    'Call the utility first. Much of the work along its lines is its own, and free to you.',
    'Say in your request that wires are near; only Pros with line-clearance qualification are asked then.',
  ],
  sections: [
    {
      heading: 'The rule',
      blocks: [
        'Federal safety law calls it line-clearance tree trimming: pruning, removing or clearing trees within 10 feet of electric supply lines of up to 50 kilovolts, and 4 inches further for every 10 kilovolts above that. The regulation is 29 CFR 1910.269. Workers without that training have to keep themselves, their tools and the branch they cut at least 10 feet away; that part is 29 CFR 1910.333.',
        'These rules bind employers. They do not bind you as a home owner. Physics does.',
      ],
    },
    {
      heading: 'Why ten feet',
      blocks: [
        {
          points: [
            'Most overhead lines are bare. What looks like insulation on the line to a house is weather protection and cracks with age.',
            'Current arcs through air, further when it is damp or dusty.',
            'Living wood conducts. So do wet ropes, pole saws, ladders and the arm that holds them.',
            'A cut branch does not fall where it is meant to. It swings, and a crown is wider than it looks from below.',
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
              ['Primary', 'Top of the pole', 'The utility, and nobody else'],
              ['Secondary', 'Below it, along the street', 'Usually the utility'],
              [
                'Service drop',
                'From the pole to your house',
                'Often you, once the utility has shut it off or dropped it',
              ],
              [
                'Telephone and cable',
                'Lowest on the pole',
                'Low voltage; call the company if it is strained',
              ],
            ],
          },
        },
        {
          note: 'Do not rely on telling wires apart. If you are not sure, it is a power line, and it is live.',
          title: 'When in doubt',
          tone: 'warning',
        },
      ],
    },
    {
      heading: 'What to do, in order',
      blocks: [
        {
          steps: [
            'Measure from the ground, by eye. Could any part of the tree, or what falls from it, come within ten feet of a wire?',
            'If so, call your utility and say so. Most trim along street lines on a schedule, free of charge, and send somebody to look.',
            'For the service drop, ask for a shut-off or a temporary disconnect on the day of the work. It needs notice, often a few days.',
            'Then [describe the work](/request) and tick that wires are near. Your estimate shows what that changes, and says that a visit is needed.',
            'On the day, ask whether the line is confirmed dead or covered, and by whom.',
          ],
        },
      ],
    },
    {
      heading: 'A branch lies on a line',
      blocks: [
        'Do not touch the tree, the fence beneath it or anybody who touches it. Stay at least 35 feet away, keep others away, and call the utility; call 911 if it sparks or burns or anybody is hurt. A line that lies still may be switched on again by automatic equipment, several times. More in [the first hours after a storm](/blog/storm-damaged-tree-what-to-do-first).',
      ],
    },
    {
      heading: 'Planting so that it never comes to this',
      blocks: [
        'Under lines plant what stays below 20 feet: crabapple, serviceberry, dogwood, redbud. Trees of 20 to 40 feet belong at least 20 feet to the side, taller ones 50. It is the cheapest line clearance there is.',
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
