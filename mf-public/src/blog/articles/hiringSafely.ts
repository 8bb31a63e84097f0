import type { ArticleText } from '../article';

/** Which credentials to ask a tree service for, and how to check each. */
export const hiringSafely: ArticleText = {
  slug: 'hiring-a-tree-service-safely',
  keyPoints: [
    'Two papers before anything else: liability insurance and workers’ compensation, sent by the agent.',
    'Certification is earned by people, not companies: ask who will be on site.',
    'Licenses differ by state and city; a permit for the tree is a separate thing.',
    'Written scope, no large deposit, payment when the work is done.',
  ],
  sections: [
    {
      heading: 'Why it matters more than with a painter',
      blocks: [
        'Tree work puts people with saws high above your roof. When it goes wrong, it goes wrong at once, and the question who pays is decided by papers that were or were not in order the day before. Checking takes two calls.',
      ],
    },
    {
      heading: 'Insurance: the two that count',
      blocks: [
        {
          table: {
            caption: 'Insurance to ask a tree service for',
            columns: ['Insurance', 'What it covers', 'How to check'],
            rows: [
              [
                'General liability',
                'Damage to your property and your neighbor’s',
                'Ask the agent to mail you the certificate (ACORD 25), with you as certificate holder',
              ],
              [
                'Workers’ compensation',
                'Injuries of the crew',
                'Same certificate; many states have a public look-up by business name',
              ],
            ],
          },
        },
        'Read three things on the certificate: the insured’s name is the name on the quote, the dates include your job, and the description says tree work. A policy for landscaping may exclude it. Sole owners are exempt from workers’ compensation in many states; then ask who else will be on the crew.',
        {
          note: 'On this marketplace we check liability insurance before a Pro is listed and show each credential with the date it was verified and the date it ends. What nobody has checked is called not verified. It is still your right to ask the agent yourself.',
          title: 'What we check for you',
          tone: 'info',
        },
      ],
    },
    {
      heading: 'Credentials and what they tell you',
      blocks: [
        {
          points: [
            'ISA Certified Arborist: experience and an exam on tree biology, pruning and safety, kept up by courses. Held by a person; check the number at TreesAreGood.',
            'TRAQ: trained to assess tree risk. Ask for it when the question is “must it come down?”.',
            'TCIA accreditation: the company’s insurance, training and complaints were audited.',
            'Certified Treecare Safety Professional (CTSP): somebody whose task is that everybody goes home.',
            'Line-clearance qualified: may work within ten feet of energized lines. [Why it matters](/blog/tree-work-near-power-lines).',
            'Pesticide applicator license: required wherever something is sprayed or injected.',
          ],
        },
      ],
    },
    {
      heading: 'Licenses and permits',
      blocks: [
        'Some states license arborists or tree contractors, among them California, Connecticut, Louisiana, Maine, Maryland, New Jersey and Rhode Island. Elsewhere the county or the city may. Ask for the number and look it up at the office that issued it; our cost guides name the office where we know it, for instance for [Maryland](/services/tree-removal/maryland).',
        'A permit is about the tree, not the company. Cities protect street trees, heritage trees, or all trees above a certain width. You are the owner, so the fine is yours: call before you sign.',
      ],
    },
    {
      heading: 'Ten questions for the first call',
      blocks: [
        {
          steps: [
            'Can your agent mail me both certificates?',
            'Who will be on site, and is one of them certified?',
            'Have you done a job like this? May I see photographs?',
            'How will you get the wood past the roof, the fence, the wires?',
            'Do you use spikes on trees that stay? (The right answer is no.)',
            'Do you top trees? (No.)',
            'What happens to wood, chips and stump?',
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
        'A knock on the door after a storm. Cash only. A large deposit. A truck without a name. “We do not need papers for that.” A price far below the others. Any one of them is a reason to wait a day; two are a reason to say no.',
        ({ prosPerRequest }) =>
          `When you are ready, [find a professional near you](/providers) or [describe the work](/request) and hear from at most ${prosPerRequest}.`,
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
  action: { label: 'Find a professional', to: '/providers' },
};
