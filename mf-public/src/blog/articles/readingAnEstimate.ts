import type { ArticleText } from '../article';

/** How to read an estimate and compare quotes. */
export const readingAnEstimate: ArticleText = {
  slug: 'how-to-read-a-tree-work-estimate',
  keyPoints: [
    'An estimate is a forecast, a quote is an offer. Only an accepted quote binds.',
    'Compare scope before price: same trees, same cuts, same stump, same clean-up.',
    'Every hazard in your request should appear in the quote.',
    'No large deposit, no cash only, no blank lines.',
  ],
  sections: [
    {
      heading: 'Estimate, quote, contract',
      blocks: [
        {
          table: {
            caption: 'Three papers that are often confused',
            columns: ['Paper', 'What it is', 'What it binds'],
            rows: [
              ['Estimate', 'A range computed from facts you gave', 'Nobody'],
              [
                'Quote',
                'A Pro’s offer with a total and a date until which it holds',
                'The Pro, until that date',
              ],
              ['Accepted quote', 'An agreement on scope and price', 'Both of you'],
            ],
          },
        },
        'The estimate you [see here](/request) is the first kind. It comes from published price bands and your description, takes two minutes and needs no account. Its job is to tell you whether to expect hundreds or thousands, and which of your answers makes the difference.',
      ],
    },
    {
      heading: 'Reading the range',
      blocks: [
        'A wide range means something is unknown, not that Pros are guessing. Give the width of the trunk and a photograph from each side, and it narrows. When the estimate says that a visit is needed, that is a fact about the tree: wires, a structure underneath, or more than a hundred feet of height cannot be priced from a desk.',
        'Each line carries its reason. If a line surprises you, change that answer and look again. An access note such as “six-foot gate” instead of “poor access” is worth real money.',
      ],
    },
    {
      heading: 'Seven things every quote should say',
      blocks: [
        {
          steps: [
            'Which trees, so that a stranger could point at them: species, place, number.',
            'What is done to each. “Trim” is no scope. “Remove dead wood over two inches, raise the crown to eight feet above the walk” is.',
            'What happens to the wood, the chips and the stump, and how deep the stump is ground.',
            'How the hazards you named are handled: the wires, the roof, the septic tank.',
            'The total, what it includes, and what would be extra.',
            'When the work happens and until when the offer holds.',
            'The name on the insurance certificate, which should be the name on the quote.',
          ],
        },
      ],
    },
    {
      heading: 'Putting quotes side by side',
      blocks: [
        'Start with scope. Go through the lines and mark what one quote has and the others lack. Ask the cheaper ones to add it; most differences end there. Here you can ask for a change and get a new version, with the earlier ones still readable.',
        'Then look at evidence: insurance and its date, certification, reviews of jobs like yours. Only then at price. A difference of a tenth is noise. A difference of half has a cause, and you should know it before you choose.',
      ],
    },
    {
      heading: 'What should make you stop',
      blocks: [
        {
          points: [
            'A deposit of more than a small part, or one paid by link, wire or gift card.',
            'A price that is good only today.',
            '“Topping” as a service, or climbing spikes on a tree that is to live.',
            'A business name, insurance and truck that do not match.',
            'Nothing in writing.',
          ],
        },
        'More on checking who you let in: [hiring a tree service safely](/blog/hiring-a-tree-service-safely).',
      ],
    },
  ],
  sources: [
    {
      title: 'How to avoid a home improvement scam',
      publisher: 'Federal Trade Commission',
      address: 'https://consumer.ftc.gov/articles/how-avoid-home-improvement-scam',
    },
  ],
  action: { label: 'Get an Estimate', to: '/request' },
};
