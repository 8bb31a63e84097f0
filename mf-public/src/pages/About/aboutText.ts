import type { ProseSection } from '../../article/prose';

/** Who we are for and what we hold to. */
export const aboutText: readonly ProseSection[] = [
  {
    heading: 'Why we built it',
    blocks: [
      'Hiring tree care is harder than it should be. Prices are opaque, one form ends in twenty phone calls, and it is hard to tell who is insured. Pros have it no easier: they pay for leads that never answer and are ranked by rules nobody shows them.',
      'We think both sides are better served by a marketplace that shows its work.',
    ],
  },
  {
    heading: 'What we hold to',
    blocks: [
      'These are rules of the product, enforced where the data lives, not intentions:',
      {
        points: [
          ({ prosPerRequest }) =>
            `At most ${prosPerRequest} can take a request, and both sides see how many have.`,
          'Contact details stay hidden until the owner shares them, Pro by Pro.',
          'Tokens come back by themselves when an owner stays silent.',
          'Every estimate says what it is made of, and every rank says why.',
          'What is not verified is called not verified.',
          'No deposits inside the product, and no review removed in silence.',
        ],
      },
    ],
  },
  {
    heading: 'How we earn',
    blocks: [
      'Owners pay us nothing. Pros pay with tokens for a request whose owner answers them, and may subscribe to a plan that lifts their place above a quality floor; their profile then says Promoted. One offer of each request is kept for the best Pro without a plan and one for a newcomer.',
      'Owners and Pros settle the work directly with each other. We take no share of it, so nothing here depends on a job being larger than it needs to be.',
    ],
  },
  {
    heading: 'Where the prices come from',
    blocks: [
      'Estimates are computed from one versioned book of published US price bands, which you can read in our [cost guides](/services). It has no factors for single states yet, and the guides say so. A Pro’s quote is the Pro’s own.',
    ],
  },
  {
    heading: 'For whom',
    blocks: [
      'For owners with one tree over the roof, for managers with many properties, and for tree-care crews who want to spend their mornings climbing instead of calling. [How it works](/how-it-works) has both sides, step by step; questions go to [contact](/contact).',
    ],
  },
];
