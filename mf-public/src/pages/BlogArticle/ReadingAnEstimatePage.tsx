import type { ArticleText } from '../../blog/article';
import { BlogArticle } from './BlogArticle';

export const readingAnEstimate: ArticleText = {
  slug: 'how-to-read-a-tree-work-estimate',
  keyPoints: [
    'An estimate is a forecast; a quote is an offer. Only an accepted quote is binding.',
    'Compare scope before price: same trees, same cuts, same stump, same cleanup.',
    'Every hazard in your request should appear in the quote.',
    'Avoid large deposits, cash-only offers and blank lines.',
  ],
  sections: [
    {
      heading: 'Estimate, quote, contract',
      blocks: [
        {
          table: {
            caption: 'Three documents that are often confused',
            columns: ['Document', 'What it is', 'Who it binds'],
            rows: [
              ['Estimate', 'A range calculated from your answers', 'Nobody'],
              [
                'Quote',
                "A Pro's offer with a total and an expiration date",
                'The Pro, until that date',
              ],
              ['Accepted quote', 'An agreement on scope and price', 'Both of you'],
            ],
          },
        },
        'The estimate you [get here](/request) is the first kind. It is based on the national prices of our price book and your description, takes two minutes and needs no account. It tells you whether to expect hundreds or thousands of dollars, and which answers make the difference.',
      ],
    },
    {
      heading: 'Reading the range',
      blocks: [
        "A wide range means something is unknown, not that Pros are guessing. Add the trunk width and a photo from each side to narrow it. If the estimate says a visit is needed, that is because of the tree: wires, a structure underneath or a height of more than a hundred feet can't be priced remotely.",
        'Each line shows its reason. If a line surprises you, change that answer and look again. An access note such as “six-foot gate” instead of “hard to reach” can save you real money.',
      ],
    },
    {
      heading: 'Seven things every quote should include',
      blocks: [
        {
          steps: [
            'Which trees, clearly enough that a stranger could find them: species, location, number.',
            'What is done to each. “Trim” is not a scope. “Remove dead wood over two inches, raise the crown to eight feet above the walk” is.',
            'What happens to the wood, the chips and the stump, and how deep the stump is ground.',
            'How the crew will handle the hazards you named: wires, roof, septic tank.',
            'The total, what it includes, and what would cost extra.',
            'When the work happens and when the offer expires.',
            'The name on the insurance certificate, which should match the quote.',
          ],
        },
      ],
    },
    {
      heading: 'Compare quotes side by side',
      blocks: [
        "Start with scope. Go through the lines and mark what one quote has and the others don't. Ask the cheaper ones to add it; that explains most differences. Here you can request a change and get a new version, and you can still read the earlier ones.",
        'Then check the evidence: insurance and its date, certifications, reviews of jobs like yours. Look at price last. A 10% difference is noise. A 50% difference has a cause, and you should know it before you choose.',
      ],
    },
    {
      heading: 'Warning signs',
      blocks: [
        {
          points: [
            'A large deposit, or any deposit paid by link, wire or gift card.',
            'A price that is good only today.',
            '“Topping” as a service, or climbing spikes on a tree you want to keep.',
            "A business name, insurance and truck that don't match.",
            'Nothing in writing.',
          ],
        },
        'Read more about checking credentials in [hiring a tree service safely](/blog/hiring-a-tree-service-safely).',
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

export default function ReadingAnEstimatePage() {
  return <BlogArticle text={readingAnEstimate} />;
}
