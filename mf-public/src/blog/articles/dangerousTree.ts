import type { ArticleText } from '../article';

/** What a dangerous tree looks like from the ground, and what to do about each sign. */
export const dangerousTree: ArticleText = {
  slug: 'signs-of-a-dangerous-tree',
  keyPoints: [
    'Risk is the chance of failing times what it would hit: a rotten tree in a meadow may stay.',
    'A new lean, lifting soil or a fresh crack means: keep away and have it seen today.',
    'Mushrooms at the base, dead branches and included bark mean: have it assessed this season.',
    'No one can call a tree safe; a qualified assessor rates how likely it is to fail, and when to look again.',
  ],
  sections: [
    {
      heading: 'Look twice a year, from bottom to top',
      blocks: [
        'Once in leaf and once bare, and after every storm, walk around each large tree. Stand back as far as the tree is high, then come close. You look for change as much as for faults: a photograph from the same spot each year tells you more than any single look.',
      ],
    },
    {
      heading: 'The roots and the base',
      blocks: [
        {
          points: [
            'Soil that is cracked or lifted on one side while the tree leans to the other: the root plate is moving. This is the most urgent sign there is.',
            'Mushrooms or brackets on the root flare or within a few feet of the trunk: wood is being digested inside. How much cannot be seen from outside.',
            'Roots cut for a driveway, trench or foundation, especially within a distance of three times the trunk’s width.',
            'A trunk that goes into the ground straight like a pole: soil was piled over the flare, and roots may be strangling or rotting.',
          ],
        },
      ],
    },
    {
      heading: 'The trunk',
      blocks: [
        {
          points: [
            'A vertical crack, above all one that goes through to the other side or opens and closes in the wind.',
            'A cavity. A hollow tree can be sound as a pipe is sound, if the wall around it is thick; an assessor measures it.',
            'Two stems with a tight V between them and bark pressed inside the fork. Such forks split in storms, and [cabling](/services/maintenance) can hold them.',
            'A lean that is new. A tree that grew leaning curves back towards the light at its top; one that has moved leans in a straight line.',
            'Bark that falls off in plates over bare wood: that part is dead.',
          ],
        },
      ],
    },
    {
      heading: 'The crown',
      blocks: [
        {
          points: [
            'Dead branches. Arborists of old called the loose ones widow makers, and they need no wind to fall.',
            'Leaves that are small, sparse or early to turn color on one side or at the top.',
            'Broken branches hanging in the crown.',
            'Long limbs with all their leaves at the end, over a roof, a swing or a parking place.',
          ],
        },
      ],
    },
    {
      heading: 'What to do with what you found',
      blocks: [
        {
          table: {
            caption: 'Signs and how fast to act',
            columns: ['What you see', 'When', 'Whom to call'],
            rows: [
              [
                'Tree or limb on a wire',
                'Now, from far away',
                'Your utility, or 911 when anything sparks or burns',
              ],
              [
                'Lifting soil, fresh lean, through crack, hanging limb over a path',
                'Today; fence it off',
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
        'Ask for somebody with the Tree Risk Assessment Qualification (TRAQ). The result is not a verdict but a rating: how likely a part is to fail in a stated time, how likely it is to hit something, how bad that would be, and what would lower the risk. Pruning, cabling or moving the bench is often enough.',
        {
          note: 'Be wary of anybody who comes to the door, points at your tree and says it must come down today. A real emergency is visible to you as well, and a written assessment costs a small part of a removal.',
          title: 'A second look costs little',
          tone: 'info',
        },
      ],
    },
    {
      heading: 'Write it down',
      blocks: [
        'Owners are expected to act on what they know. Keep the photographs, the assessment and the invoice. If a neighbor’s tree worries you, tell them in writing and with a picture; the law of your state decides who answers for what, and what was known usually matters.',
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
