import type { ProseSection } from '../../article/prose';

/** How we work and how to write to us; says nothing of openings that do not exist. */
export const careersText: readonly ProseSection[] = [
  {
    heading: 'Open positions',
    blocks: [
      'There is no open position at the moment. When there is one it stands here, with what the work is, where, and what it pays. We keep no list of vague ones to collect résumés.',
      'If you think we should meet all the same, [write to us](/contact?topic=other): what you have made or mended, what you would change here first, and why. A link says more than a letter.',
    ],
  },
  {
    heading: 'How we work',
    blocks: [
      {
        points: [
          'We show our work, to customers and to each other. A rank, a price or a refusal comes with its reason.',
          'Rules live in one place and are tested there. What the product promises, a test states.',
          'Small steps that a colleague can follow, each with a sentence that says why.',
          'People who use the product by keyboard, by ear, on an old phone or in bright sun are ordinary users.',
          'No dark patterns: no invented counts, no countdowns, no reviews that nobody wrote.',
        ],
      },
    ],
  },
  {
    heading: 'What helps here',
    blocks: [
      'Curiosity about tree care. The best ideas in this product came from how crews price a removal and what worries an owner on the phone. Somebody who has stood under a saddle, answered a dispatch line or settled claims is as welcome as somebody who writes software.',
    ],
  },
  {
    heading: 'Are you a climber, an arborist, a crew?',
    blocks: [
      'Then you do not need a job with us to work through us: [join as a Pro](/join-as-pro). You see photographs, sizes, distance and the number of competitors before you spend anything, and tokens come back when an owner stays silent.',
    ],
  },
];
