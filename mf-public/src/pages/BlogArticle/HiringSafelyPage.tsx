import type { ArticleText } from '../../blog/article';
import { BlogArticle } from './BlogArticle';

export const hiringSafely: ArticleText = {
  slug: 'hiring-a-tree-service-safely',
  keyPoints: [
    "First, get two documents from the insurance agent: liability insurance and workers' compensation.",
    "People earn certifications, companies don't. Ask who will be on site.",
    'Licenses differ by state and city. A permit for the tree is separate.',
    "Get the scope in writing, don't pay a large deposit, and pay when the work is done.",
  ],
  sections: [
    {
      heading: 'Why it matters more than for a painter',
      blocks: [
        "Tree work puts people with saws high above your roof. When it goes wrong, it goes wrong fast, and who pays depends on paperwork that was or wasn't in order the day before. Checking takes two calls.",
      ],
    },
    {
      heading: 'Insurance: the two policies that count',
      blocks: [
        {
          table: {
            caption: 'Insurance to ask a tree service for',
            columns: ['Insurance', 'What it covers', 'How to check'],
            rows: [
              [
                'General liability',
                "Damage to your property and your neighbor's",
                'Ask the agent to send you the certificate (ACORD 25) with you as the certificate holder',
              ],
              [
                "Workers' compensation",
                'Injuries of the crew',
                'Same certificate; many states have a public lookup by business name',
              ],
            ],
          },
        },
        "Check three things on the certificate: the insured's name matches the quote, the dates cover your job, and the description says tree work. A landscaping policy may exclude it. Sole proprietors are exempt from workers' compensation in many states, so ask who else will be on the crew.",
        {
          note: 'We check liability insurance before we list a Pro, and we show when each credential was verified and when it expires. If nobody has checked a credential, we say it is not verified. You can still ask the agent yourself.',
          title: 'What we check for you',
          tone: 'info',
        },
      ],
    },
    {
      heading: 'Credentials and what they mean',
      blocks: [
        {
          points: [
            'ISA Certified Arborist: requires experience, an exam on tree biology, pruning and safety, and continuing education. Held by a person; check the number at TreesAreGood.',
            'TRAQ: trained to assess tree risk. Ask for it when the question is “does it have to come down?”',
            "TCIA accreditation: the company's insurance, training and complaints were audited.",
            'Certified Treecare Safety Professional (CTSP): trained to keep the crew safe.',
            'Line-clearance qualified: may work within ten feet of energized lines. [Why it matters](/blog/tree-work-near-power-lines).',
            'Pesticide applicator license: required to spray or inject anything.',
          ],
        },
      ],
    },
    {
      heading: 'Licenses and permits',
      blocks: [
        'Some states license arborists or tree contractors, including California, Connecticut, Louisiana, Maine, Maryland, New Jersey and Rhode Island. Elsewhere the county or city may. Ask for the license number and look it up with the office that issued it. Our cost guides name the office where we know it, for example for [Maryland](/services/tree-removal/maryland).',
        'A permit is about the tree, not the company. Cities protect street trees, heritage trees, or all trees above a certain width. The owner pays the fine, so call before you sign.',
      ],
    },
    {
      heading: 'Ten questions for the first call',
      blocks: [
        {
          steps: [
            'Can your agent send me both certificates?',
            'Who will be on site, and is one of them certified?',
            'Have you done a job like this? Can I see photos?',
            'How will you get the wood past the roof, the fence, the wires?',
            'Do you use climbing spikes on trees that stay? (The right answer is no.)',
            'Do you top trees? (No.)',
            'What happens to the wood, chips and stump?',
            'Who calls 811, and who gets the permit?',
            'What if something is damaged?',
            'When is payment due? (When the work is done.)',
          ],
        },
      ],
    },
    {
      heading: 'Red flags',
      blocks: [
        "A knock on the door after a storm. Cash only. A large deposit. A truck without a name. “We don't need a permit for that.” A price far below the others. Any one of them is a reason to wait a day; two are a reason to say no.",
        ({ vendorsPerRequest }) =>
          `When you're ready, [find a Pro near you](/providers) or [describe the work](/request) and hear from at most ${vendorsPerRequest}.`,
      ],
    },
  ],
  sources: [
    {
      title: 'Find and verify an arborist',
      publisher: 'International Society of Arboriculture, TreesAreGood',
      address: 'https://www.treesaregood.org',
    },
    {
      title: 'How to avoid a home improvement scam',
      publisher: 'Federal Trade Commission',
      address: 'https://consumer.ftc.gov/articles/how-avoid-home-improvement-scam',
    },
  ],
  action: { label: 'Find a Pro', to: '/providers' },
};

export default function HiringSafelyPage() {
  return <BlogArticle text={hiringSafely} />;
}
