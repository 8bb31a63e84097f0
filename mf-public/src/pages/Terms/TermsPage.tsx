import { Page } from '@tree-service/design';
import { Prose } from '../../article/Prose';
import type { ProseSection } from '../../article/prose';

const termsText: readonly ProseSection[] = [
  {
    heading: 'What this marketplace is',
    blocks: [
      "Property owners describe tree work, and independent Pros offer to do it. The contract for the work is between the owner and the Pro. We run the marketplace, check credentials and keep records. We do no tree work, employ no crews and don't guarantee their results.",
    ],
  },
  {
    heading: 'Your account',
    blocks: [
      {
        points: [
          'You must be an adult and authorized to order or offer the work.',
          'Use your own email address, keep your password secret, and tell us if someone else uses your account.',
          "Each person or business has one account. Its type, owner or Pro, is set when you create it and can't be changed.",
        ],
      },
    ],
  },
  {
    heading: 'Estimates and quotes',
    blocks: [
      "An estimate is based on national price bands and is not an offer. A quote is the Pro's offer until its expiration date. Accepting it forms an agreement between the owner and the Pro. The owner pays the Pro directly.",
    ],
  },
  {
    heading: 'For owners',
    blocks: [
      'Describe the work truthfully and request only work you are authorized to order.',
      {
        points: [
          'Say when wires, structures or access make the work dangerous.',
          'Check with your city or county whether a permit is needed.',
          'Reply to the Pros who took your request, even if only to decline.',
          ({ acceptance }) =>
            `Review delivered work within ${acceptance}. After that, it's accepted automatically.`,
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
            `Tokens are held when you accept a lead, spent when the owner replies, and refunded after ${refund} without a reply. A later reply to what you wrote, or being hired, spends them after all.`,
          "Don't ask for deposits or move people off the marketplace before they share contact details.",
          'Work within ten feet of wires only if you are line-clearance qualified, and only after calling the utility.',
          'Send photos of the finished work.',
        ],
      },
    ],
  },
  {
    heading: 'What is not allowed',
    blocks: [
      {
        points: [
          "Fake requests, reviews of jobs that didn't happen, or credentials that aren't yours.",
          'Insults, threats, discrimination, or advertising in messages.',
          'Automated access that burdens the site, or attempts to get around its rules.',
        ],
      },
    ],
  },
  {
    heading: 'Reviews',
    blocks: [
      ({ review }) =>
        `Only completed jobs can be reviewed. The reviews of a job are published together, ${review} after the first is written. When a job looks unusual, we check it before the owner's review is published. If we remove a review, we show the reason in its place.`,
    ],
  },
  {
    heading: 'When something goes wrong',
    blocks: [
      "Talk to each other first, in the messages of the job, where there is a record. For damage, contact the Pro's insurance. Either side can open a dispute about a delivered job. An administrator reviews the record and decides how we record the outcome. This doesn't limit your rights in court.",
    ],
  },
  {
    heading: 'Closing an account',
    blocks: [
      "You can close your account at any time in [account settings](/account). We may pause or close the account of a Pro whose insurance has lapsed, who misleads owners or works dangerously, and of anyone who breaks these rules. We'll give the reason.",
    ],
  },
  {
    heading: 'Software by others',
    blocks: [
      'Tree Service is made with open-source software. Each package and its license are in our [third-party notices](/third-party-notices.txt).',
    ],
  },
  {
    heading: 'Changes',
    blocks: [
      "When these terms change, we'll post the new ones here before they take effect and announce them at the top of every page. Questions? [Contact us](/contact).",
    ],
  },
];

export default function TermsPage() {
  return (
    <Page
      title="Terms"
      description="The rules of this marketplace for tree work: estimates and quotes, obligations of owners and Pros, reviews and disputes."
      lead="The rules for owners, Pros and us, in plain English."
      width="narrow"
    >
      <Prose sections={termsText} />
    </Page>
  );
}
