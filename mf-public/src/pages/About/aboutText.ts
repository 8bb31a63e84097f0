import type { ProseSection } from '../../article/prose';

/** Who we are for and what we hold to. */
export const aboutText: readonly ProseSection[] = [
  {
    heading: 'Why we built it',
    paragraphs: [
      'Hiring tree care is harder than it should be. Prices are opaque, one form ends in twenty phone calls, and it is hard to tell who is insured. Pros have it no easier: they pay for leads that never answer and are ranked by rules nobody shows them.',
      'We think both sides are better served by a marketplace that shows its work.',
    ],
  },
  {
    heading: 'What we hold to',
    paragraphs: ['These are rules of the product, not intentions:'],
    points: [
      'At most three Pros take a request, and both sides see how many have.',
      'Contact details stay hidden until the owner shares them, Pro by Pro.',
      'Tokens come back by themselves when an owner stays silent.',
      'Every estimate says what it is made of, and every rank says why.',
      'What is not verified is called not verified.',
      'No deposits inside the product, and no review removed in silence.',
    ],
  },
  {
    heading: 'For whom',
    paragraphs: [
      'For owners with one tree over the roof, for managers with many properties, and for tree-care crews who want to spend their mornings climbing instead of calling.',
    ],
  },
];
