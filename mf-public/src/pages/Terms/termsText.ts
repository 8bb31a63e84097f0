import type { ProseSection } from '../../article/prose';

/** The terms of use, in plain words. */
export const termsText: readonly ProseSection[] = [
  {
    heading: 'What this marketplace is',
    paragraphs: [
      'Property owners describe tree work; independent Pros offer to do it. The contract for the work is between the owner and the Pro. We run the marketplace, check credentials and keep the record.',
    ],
  },
  {
    heading: 'Estimates and quotes',
    paragraphs: [
      'An estimate is computed from published price bands and is not an offer. A quote is the Pro’s offer until its date of validity; accepting it is an agreement between the two of you. Owner and Pro settle payment directly.',
    ],
  },
  {
    heading: 'For owners',
    paragraphs: ['Describe the work truthfully and ask only for work you may order.'],
    points: [
      'Say when wires, structures or access make the work dangerous.',
      'Check with your city or county whether a permit is needed.',
      'Answer the Pros who took your request, even if only to decline.',
    ],
  },
  {
    heading: 'For Pros',
    paragraphs: ['Keep credentials valid and take only work you are qualified and insured for.'],
    points: [
      'Tokens are held when you accept a lead, spent when the owner answers and returned after 48 hours of silence.',
      'Do not ask for deposits or move people off the marketplace before contact is shared.',
      'Deliver with photos of the finished work.',
    ],
  },
  {
    heading: 'Reviews',
    paragraphs: [
      'Reviews follow completed jobs. They are published when both sides have written or after seven days. A review is removed only for a reason that is shown in its place.',
    ],
  },
  {
    heading: 'Ending an account',
    paragraphs: [
      'You may stop at any time. We may pause or end the account of a Pro whose insurance has lapsed, who misleads owners or works dangerously; the reason is given.',
    ],
  },
];
