import type { ProseSection } from '../../article/prose';

/** What we keep about people and why, in plain words. */
export const privacyText: readonly ProseSection[] = [
  {
    heading: 'What we keep',
    paragraphs: ['Only what the marketplace needs to work:'],
    points: [
      'your account: email, name, phone and type of account',
      'properties and requests: address, trees, photos, timing and estimates',
      'for Pros: business facts, credentials, equipment, prices and tokens',
      'messages, quotes, jobs and reviews',
      'errors your browser met, so that we can mend them',
    ],
  },
  {
    heading: 'Who sees it',
    paragraphs: [
      'Pros who are offered your request see the trees, photos, city and ZIP code, and your first name. Your phone number, email and street address are shown to a Pro only when you share them or accept that Pro’s quote.',
      'Reviews of Pros are public under your first name. Administrators can see what they need to settle questions and keep the marketplace honest; each of their decisions is recorded.',
    ],
  },
  {
    heading: 'Photos',
    paragraphs: [
      'Photos are re-encoded in your browser before they are sent, which removes the location and camera details a phone writes into them. They are stored privately.',
    ],
  },
  {
    heading: 'What we do not do',
    paragraphs: [
      'We do not sell data, show advertising or load anything from other companies into the pages you read.',
    ],
  },
  {
    heading: 'In your browser',
    paragraphs: [
      'We store your session, an unsent request with its photos, and where to return to after signing in. An unsent request is kept for seven days and can be discarded at any time.',
    ],
  },
];
