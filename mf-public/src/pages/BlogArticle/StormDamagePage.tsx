import type { ArticleText } from '../../blog/article';
import { BlogArticle } from './BlogArticle';

export const stormDamage: ArticleText = {
  slug: 'storm-damaged-tree-what-to-do-first',
  keyPoints: [
    'People first: get everyone out from under the tree and away from wires.',
    'If wires are down, stay 35 feet away and call 911 and the utility.',
    'Take photos before anything is moved, prevent further damage, then call your insurer.',
    'Not every damaged tree is lost. Decide in daylight, with an arborist.',
  ],
  sections: [
    {
      heading: 'The first ten minutes',
      blocks: [
        {
          steps: [
            'Count people and animals. If anyone is trapped or hurt, call 911.',
            'Leave any room under a tree that is on the house. A roof can give way hours later.',
            'Look for wires, including in the fallen crown. A line on the ground can be live without sparking.',
            'Check for the smell of gas. If you smell it, leave without touching a switch and call from outside.',
            'Keep others away with rope, cars, or a neighbor at the corner.',
          ],
        },
        {
          note: 'Stay at least 35 feet from a downed line and from anything it touches, fences and puddles included. If it touches your car, stay inside and wait for the utility. If the car catches fire, jump clear with both feet together and shuffle away.',
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
            'Take photos from several sides: the tree, where it broke, what it hit, and a wide view.',
            'Call your insurer or use its app, and ask what it needs before work begins.',
            'Prevent more damage if it is safe: cover the hole with a tarp, shut off the water. Keep the receipts.',
            ({ emergencyOffer }) =>
              `Request [emergency work](/services/emergency). Say what the tree is resting on, whether wires are near and whether a truck can get in. Pros we ask have ${emergencyOffer} to respond.`,
          ],
        },
        "Don't climb on the trunk or take a chainsaw to it. Wood under tension moves faster than you can step back: a root plate can snap upright when the trunk is cut, and a bent branch strikes like a spring. Even experienced sawyers get hurt in storm cleanup.",
      ],
    },
    {
      heading: 'When someone knocks on your door',
      blocks: [
        'After large storms, crews come from far away. Some are excellent and badly needed. Some take a deposit and leave. The checks are the same as any other day and take ten minutes: a certificate of insurance from the agent, a written scope, and no full payment up front. See [hiring a tree service safely](/blog/hiring-a-tree-service-safely).',
        "Don't sign over your insurance claim to a contractor in a hurry, and don't let anyone talk you out of calling your insurer.",
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
                'Small branches lost, trunk and leader intact',
                'Good. Make clean cuts, then leave it alone',
              ],
              ['One main limb lost', 'Often good, if the wound is under a third of the trunk'],
              ['Half the crown lost', 'Doubtful. Have an arborist assess it'],
              ['Trunk split', 'Usually lost; a small split in a valued tree can be braced'],
              ['Roots lifted, mature tree', 'Lost and dangerous'],
              [
                'Roots lifted, young tree under about four inches',
                'Stand it up within days, keep the roots moist, stake it for a year',
              ],
            ],
          },
        },
        "Standing trees that lost many leaves need no fertilizer or paint. Water them in dry weeks, and wait a year before you decide. An [arborist's visit](/services/arborist) costs far less than replacing a mature tree.",
      ],
    },
    {
      heading: 'Before the next storm',
      blocks: [
        'Every few years, have dead wood removed, forks inspected and branches cut back from the roof. See what to look for in [signs of a dangerous tree](/blog/signs-of-a-dangerous-tree). Write down the phone numbers of your utility and insurer where you can find them without power.',
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
  action: { label: 'Request emergency work', to: '/request' },
};

export default function StormDamagePage() {
  return <BlogArticle text={stormDamage} />;
}
