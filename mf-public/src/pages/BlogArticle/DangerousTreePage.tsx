import type { ArticleText } from '../../blog/article';
import { BlogArticle } from './BlogArticle';

export const dangerousTree: ArticleText = {
  slug: 'signs-of-a-dangerous-tree',
  keyPoints: [
    'Risk is the chance of failure times what the tree would hit. A rotten tree in a meadow can stay.',
    'A new lean, lifting soil or a fresh crack means keep away and have it inspected today.',
    'Mushrooms at the base, dead branches or included bark mean have it assessed this season.',
    'No one can guarantee a tree is safe. A qualified assessor rates how likely it is to fail and when to check again.',
  ],
  sections: [
    {
      heading: 'Check twice a year, from the bottom up',
      blocks: [
        "Walk around each large tree once when it's in leaf, once when it's bare, and after every storm. Stand back as far as the tree is tall, then come closer. Look for change as much as for defects: a photo from the same spot every year tells you more than any single check.",
      ],
    },
    {
      heading: 'The roots and the base',
      blocks: [
        {
          points: [
            'Soil that is cracked or lifted on one side while the tree leans to the other. The root plate is moving. This is the most urgent sign of all.',
            "Mushrooms or brackets on the root flare or within a few feet of the trunk. Fungi are breaking down the wood inside, and you can't see how much from the outside.",
            "Roots cut for a driveway, trench or foundation, especially within three times the trunk's width.",
            'A trunk that goes straight into the ground like a pole. Soil was piled over the flare, and roots may be girdling the trunk or rotting.',
          ],
        },
      ],
    },
    {
      heading: 'The trunk',
      blocks: [
        {
          points: [
            'A vertical crack, especially one that goes all the way through or opens and closes in the wind.',
            'A cavity. A hollow tree can be strong, like a pipe, if the wall around the hollow is thick. An assessor can measure it.',
            'Two stems in a tight V with bark pressed inside the fork. Such forks split in storms; [cabling](/services/maintenance) can support them.',
            'A new lean. A tree that grew at an angle curves back toward the light at the top; one that has shifted leans in a straight line.',
            'Bark that falls off in plates over bare wood. That part is dead.',
          ],
        },
      ],
    },
    {
      heading: 'The crown',
      blocks: [
        {
          points: [
            'Dead branches. Loose ones are called widowmakers, and they can fall without any wind.',
            'Leaves that are small, sparse or turn color early on one side or at the top.',
            'Broken branches hanging in the crown.',
            'Long limbs with all their leaves at the end, over a roof, a swing or a parking spot.',
          ],
        },
      ],
    },
    {
      heading: 'What to do about it',
      blocks: [
        {
          table: {
            caption: 'Signs and how fast to act',
            columns: ['What you see', 'When', 'Who to call'],
            rows: [
              [
                'Tree or limb on a wire',
                'Now, from a distance',
                'Your utility, or 911 if anything sparks or burns',
              ],
              [
                'Lifting soil, new lean, through crack, hanging limb over a path',
                'Today; block off the area',
                'A Pro for [emergency work](/services/emergency)',
              ],
              [
                'Mushrooms at the base, cavity, tight fork, dying top',
                'This season',
                'An arborist for a [risk assessment](/services/arborist)',
              ],
              [
                'Single dead branches, away from people',
                'With the next pruning',
                'A Pro for [trimming](/services/maintenance)',
              ],
            ],
          },
        },
        'Ask for someone with the Tree Risk Assessment Qualification (TRAQ). The result is a rating, not a verdict: how likely a part is to fail within a given time, how likely it is to hit something, how bad that would be, and what would lower the risk. Pruning, cabling or moving a bench is often enough.',
        {
          note: 'Be wary of anyone who comes to your door and says your tree must come down today. You can see a real emergency yourself, and a written assessment costs a fraction of a removal.',
          title: 'A second opinion costs little',
          tone: 'info',
        },
      ],
    },
    {
      heading: 'Keep a record',
      blocks: [
        "Owners are expected to act on what they know. Keep the photos, the assessment and the invoice. If a neighbor's tree worries you, tell them in writing with a photo. State law decides who is liable, and what each of you knew usually matters.",
      ],
    },
  ],
  sources: [
    {
      title: 'Recognizing tree risk',
      publisher: 'International Society of Arboriculture, TreesAreGood',
      address: 'https://www.treesaregood.org',
    },
  ],
  action: { label: 'Ask an arborist to look', to: '/request' },
};

export default function DangerousTreePage() {
  return <BlogArticle text={dangerousTree} />;
}
