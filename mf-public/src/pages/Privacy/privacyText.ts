import type { ProseSection } from '../../article/prose';

/** What we keep about people and why, in plain words. */
export const privacyText: readonly ProseSection[] = [
  {
    heading: 'What we keep, and why',
    blocks: [
      'Only what the marketplace needs to work:',
      {
        table: {
          caption: 'What is kept and what for',
          columns: ['What', 'What for'],
          rows: [
            [
              'Account: email, name, phone, type of account',
              'Signing in, and reaching you about your requests',
            ],
            [
              'Properties and requests: address, trees, photos, timing, estimates',
              'Matching Pros, pricing and doing the work',
            ],
            [
              'For Pros: business facts, credentials, equipment, prices, tokens',
              'Approval, matching and your public profile',
            ],
            ['Messages, quotes, jobs and reviews', 'The record both sides can rely on'],
            ['Messages you send us through the contact form', 'Answering you'],
            ['Errors your browser met, with the page and kind of browser', 'Mending them'],
          ],
        },
      },
    ],
  },
  {
    heading: 'Who sees it',
    blocks: [
      'Pros who are offered your request see the trees, photos, city and ZIP code, and your first name. Your phone number, email and street address are shown to a Pro only when you share them or accept that Pro’s quote. Until then, contact details written into messages are hidden.',
      'Approved Pros have a public profile: business name, city, services, credentials with dates, reviews. Reviews of Pros are public under the owner’s first name.',
      'Administrators can see what they need to settle questions and keep the marketplace honest; each of their decisions is recorded with its reason.',
    ],
  },
  {
    heading: 'Photos',
    blocks: [
      'Photos are re-encoded in your browser before they are sent, which removes the location and camera details a phone writes into them. They are stored privately and shown to whom you show the request.',
    ],
  },
  {
    heading: 'What we do not do',
    blocks: [
      'We do not sell data, show advertising or load anything from other companies into the pages you read. There are no trackers and no advertising cookies. If you sign in with Google or Apple, they learn that you did.',
    ],
  },
  {
    heading: 'In your browser',
    blocks: [
      'We store your session, an unsent request with its photos, and where to return to after signing in. An unsent request is kept for seven days and can be discarded at any time. Without “Remember me”, the session ends with the browser.',
    ],
  },
  {
    heading: 'Your choices',
    blocks: [
      {
        points: [
          'See and correct what we keep: in [account settings](/account).',
          'Take it with you or have the account deleted: there as well. What the other side of a finished job relies on, such as a quote or a review, stays without your name.',
          'Share your contact details, or not: Pro by Pro, in each conversation.',
          'Ask us anything about your data: [write to us](/contact?topic=account).',
        ],
      },
    ],
  },
];
