import type { ProseSection } from '../../article/prose';

/** The terms of use, in plain words. */
export const termsText: readonly ProseSection[] = [
  {
    heading: 'What this marketplace is',
    blocks: [
      'Property owners describe tree work; independent Pros offer to do it. The contract for the work is between the owner and the Pro. We run the marketplace, check credentials and keep the record. We do no tree work, employ no crews and promise no result of theirs.',
    ],
  },
  {
    heading: 'Your account',
    blocks: [
      {
        points: [
          'You need to be of age and allowed to order or offer the work.',
          'Give an email address that is yours, keep your password to yourself, and tell us when somebody else uses your account.',
          'One person or business, one account. The type of an account, owner or Pro, is fixed when it is made.',
        ],
      },
    ],
  },
  {
    heading: 'Estimates and quotes',
    blocks: [
      'An estimate is computed from published price bands and is not an offer. A quote is the Pro’s offer until its date of validity; accepting it is an agreement between the two of you. Owner and Pro settle payment directly.',
    ],
  },
  {
    heading: 'For owners',
    blocks: [
      'Describe the work truthfully and ask only for work you may order.',
      {
        points: [
          'Say when wires, structures or access make the work dangerous.',
          'Check with your city or county whether a permit is needed.',
          'Answer the Pros who took your request, even if only to decline.',
          ({ acceptance }) =>
            `Look at delivered work within ${acceptance}; without an answer it counts as accepted.`,
        ],
      },
    ],
  },
  {
    heading: 'For Pros',
    blocks: [
      'Keep credentials valid and take only work you are qualified and insured for.',
      {
        points: [
          ({ refund }) =>
            `Tokens are held when you accept a lead, spent when the owner answers and refunded after ${refund} without an answer.`,
          'Do not ask for deposits or move people off the marketplace before contact is shared.',
          'Work within ten feet of wires only with line-clearance qualification, and after the utility was called.',
          'Deliver with photos of the finished work.',
        ],
      },
    ],
  },
  {
    heading: 'What is not allowed',
    blocks: [
      {
        points: [
          'Requests that are not meant, reviews of jobs that did not happen, credentials that are not yours.',
          'Insults, threats, discrimination, advertising in messages.',
          'Reading the site with programs that burden it, or looking for ways around its rules.',
        ],
      },
    ],
  },
  {
    heading: 'Reviews',
    blocks: [
      ({ review }) =>
        `Reviews follow completed jobs. They are published when both sides have written or after ${review}. A review is removed only for a reason that is shown in its place.`,
    ],
  },
  {
    heading: 'When something goes wrong',
    blocks: [
      'Talk to each other first, in the conversation of the job, where it is on record. Damage is for the Pro’s insurance. Either side can open a dispute on a delivered job; an administrator reads the record and decides what the record here says, which takes away none of your rights in court.',
    ],
  },
  {
    heading: 'Ending an account',
    blocks: [
      'You may stop at any time, in [account settings](/account). We may pause or end the account of a Pro whose insurance has lapsed, who misleads owners or works dangerously, and of anybody who breaks these rules; the reason is given.',
    ],
  },
  {
    heading: 'Changes',
    blocks: [
      'When these terms change, the new ones stand here before they hold, and we tell account holders by mail. Questions: [write to us](/contact).',
    ],
  },
];
