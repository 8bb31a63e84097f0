import { Page } from '@tree-service/design';
import { Prose } from '../../article/Prose';
import type { ProseSection } from '../../article/prose';

const careersText: readonly ProseSection[] = [
  {
    heading: 'Open positions',
    blocks: [
      "We have no open positions right now. When we do, we'll list the work, the location and the pay here. We don't post vague openings to collect résumés.",
      "If you think we should talk anyway, [write to us](/contact?topic=other): what you've built or fixed, what you'd change here first, and why. A link says more than a cover letter.",
    ],
  },
  {
    heading: 'How we work',
    blocks: [
      {
        points: [
          'We show our work, to customers and to each other. Every rank, price or refusal comes with a reason.',
          'Each rule lives in one place, and one table names the test of each promise.',
          'We work in small steps that a colleague can follow, and we say why.',
          'People who use a keyboard, a screen reader, an old phone or a screen in bright sun are ordinary users.',
          'No dark patterns: no made-up numbers, no fake urgency, no fake reviews.',
        ],
      },
    ],
  },
  {
    heading: 'What helps',
    blocks: [
      "Curiosity about tree care. Our best ideas came from how crews price a removal and what worries owners on the phone. If you've worked in a climbing saddle, answered a dispatch line or settled claims, you're as welcome as someone who writes software.",
    ],
  },
  {
    heading: 'Are you a climber, an arborist or a crew?',
    blocks: [
      "You don't need a job with us to find work here: [join as a Pro](/join-as-pro). You see photos, sizes, distance and the number of competitors before you spend anything, and we refund your tokens when an owner doesn't reply.",
    ],
  },
];

export default function CareersPage() {
  return (
    <Page
      title="Careers"
      description="Work on a marketplace for tree care that shows its work: open positions, how we work and how to contact us."
      lead="Help us build a marketplace that shows its work."
      width="narrow"
    >
      <Prose sections={careersText} />
    </Page>
  );
}
