import type { ArticleText } from '../article';

/** What to do in the first hours after a storm has broken a tree. */
export const stormDamage: ArticleText = {
  slug: 'storm-damaged-tree-what-to-do-first',
  keyPoints: [
    'People first: out from under it, away from wires, everybody.',
    'Wires down mean 911 and the utility, and 35 feet of distance.',
    'Photograph before anything is moved; stop further damage, then call the insurer.',
    'Not every broken tree is lost. Decide about saving it in daylight, with an arborist.',
  ],
  sections: [
    {
      heading: 'The first ten minutes',
      blocks: [
        {
          steps: [
            'Count people and animals. If anyone is trapped or hurt, call 911.',
            'Leave rooms under a tree that lies on the house. Roofs give way hours later.',
            'Look for wires, also in the fallen crown. A line on the ground may be live without a spark.',
            'Smell for gas. If you do, leave without touching a switch, and call from outside.',
            'Keep others away: rope, cars, a neighbor at the corner.',
          ],
        },
        {
          note: 'Stay at least 35 feet from a downed line and from anything it touches, fences and puddles included. If it touches your car, stay inside and wait for the utility. If the car burns, jump clear with both feet together and shuffle away.',
          title: 'A wire is down',
          tone: 'warning',
        },
      ],
    },
    {
      heading: 'The first hours',
      blocks: [
        {
          steps: [
            'Photograph everything from several sides: the tree, where it broke, what it hit, the wide view.',
            'Call your insurer, or use its app, and ask what it wants to see before work begins.',
            'Prevent more damage where it is safe: a tarp over the hole, the water shut off. Keep the receipts.',
            ({ emergencyOffer }) =>
              `Ask for [emergency work](/services/emergency). Say what the tree lies on, whether wires are near and whether a truck can get in. Pros who are asked have ${emergencyOffer} to answer.`,
          ],
        },
        'Do not climb on the trunk and do not take a chainsaw to it. Wood under tension moves faster than anybody can step back: a root plate can snap upright when the trunk is cut, and a bent branch strikes like a spring. Storm clean-up is where experienced sawyers get hurt, too.',
      ],
    },
    {
      heading: 'Who may knock at your door',
      blocks: [
        'After large storms crews come from far away. Some are excellent and badly needed. Some take a deposit and leave. The checks are the same as on any other day, and take ten minutes: certificate of insurance from the agent, a written scope, no payment in full beforehand. See [hiring a tree service safely](/blog/hiring-a-tree-service-safely).',
        'Never sign over your insurance claim to a contractor in a hurry, and do not let anybody talk you out of calling your insurer.',
      ],
    },
    {
      heading: 'Can the tree be saved?',
      blocks: [
        {
          table: {
            caption: 'What a damaged tree can survive',
            columns: ['Damage', 'Outlook'],
            rows: [
              [
                'Small branches lost, trunk and leader whole',
                'Good. Clean cuts, then leave it alone',
              ],
              ['One main limb lost', 'Often good, if the wound is under a third of the trunk'],
              ['Half the crown lost', 'Doubtful. Have an arborist rate it'],
              ['Trunk split', 'Usually lost; a small split in a valued tree can be braced'],
              ['Roots lifted, mature tree', 'Lost and dangerous'],
              [
                'Roots lifted, young tree under about four inches',
                'Stand it up within days, keep roots moist, stake for a year',
              ],
            ],
          },
        },
        'Trees that stand but lost many leaves need no fertilizer and no paint. Water in dry weeks, and give them a year before you decide. An [arborist’s visit](/services/arborist) costs far less than a mature tree.',
      ],
    },
    {
      heading: 'Before the next storm',
      blocks: [
        'Dead wood out, forks looked at, branches off the roof, once every few years. What to look for is in [signs of a dangerous tree](/blog/signs-of-a-dangerous-tree). Write the numbers of your utility and your insurer where they can be found without electricity.',
      ],
    },
  ],
  sources: [
    {
      title: 'Downed power lines',
      publisher: 'Electrical Safety Foundation International',
      address: 'https://www.esfi.org/winter-downed-power-lines/',
    },
    {
      title: 'Dealing with weather emergencies',
      publisher: 'Federal Trade Commission',
      address: 'https://www.ftc.gov/WeatherEmergencies',
    },
  ],
  action: { label: 'Ask for emergency work', to: '/request' },
};
