// A chunk of its own: the route loads it.
import { Page } from '@tree-service/design';
import { Prose } from '../../article/Prose';
import type { ProseSection } from '../../article/prose';
import { KEPT_DATA } from './keptData';

const lasting = (days: number) => (days % 365 === 0 ? `${days / 365} year` : `${days} days`);
const ofRequests = lasting(KEPT_DATA.unsent_requests.days);
const ofDrafts = lasting(KEPT_DATA.form_drafts.days);

const privacyText: readonly ProseSection[] = [
  {
    heading: 'What we store, and why',
    blocks: [
      'We store only what the marketplace needs to work:',
      {
        table: {
          caption: 'What we store and why',
          columns: ['Data', 'Purpose'],
          rows: [
            [
              'Account: email, name, phone, type of account',
              'Signing you in and contacting you about your requests',
            ],
            [
              'Properties and requests: address, trees, photos, timing, estimates',
              'Matching Pros, pricing and doing the work',
            ],
            [
              'For Pros: business details, credentials, equipment, prices, tokens',
              'Approval, matching and your public profile',
            ],
            ['Messages, quotes, jobs and reviews', 'A record both sides can rely on'],
            ['Messages you send us through the contact form', 'Replying to you'],
            [
              'If you agree to text messages: your number, what you agreed to and when',
              'Texting you until you opt out. Only the service that sends them gets your number',
            ],
            [
              "If we suspend or remove an account, or a Pro's account is deleted: coded copies of its business name, policy numbers and phone number, from which we can't read them",
              'Noticing when someone we removed comes back under another account',
            ],
            ['Errors in your browser, with the page and type of browser', 'Fixing them'],
          ],
        },
      },
    ],
  },
  {
    heading: 'Who can see it',
    blocks: [
      "Pros who receive your request see the trees, photos, city and ZIP code, and your first name. A Pro sees your phone number, email and street address only after you share them or accept that Pro's quote, and only as long as the job can be disputed. Before that, we hide contact details in messages.",
      "Approved Pros have a public profile: business name, city, services, credentials with dates, reviews. Reviews of Pros are public under the owner's first name.",
      'Administrators can see what they need to resolve issues and keep the marketplace fair. We record each of their decisions with its reason. They read your messages only to handle a report, claim or dispute, or after writing down why.',
    ],
  },
  {
    heading: 'Photos',
    blocks: [
      'Your browser re-encodes photos before sending them, which removes the location and camera details your phone adds. We store them privately and show them only to the people who can see your request.',
    ],
  },
  {
    heading: 'What we do not do',
    blocks: [
      "We don't sell data or show ads. We use no trackers and no advertising cookies. If you sign in with Google or Apple, that company knows you signed in here.",
      "Our pages load nothing from other organizations, with two exceptions. Street maps may come from a map provider. When a Pro sets a date, the Pro's browser may get a forecast from the National Weather Service. Each receives the browser's IP address and the area shown, but no name or account.",
    ],
  },
  {
    heading: 'What stays in your browser',
    blocks: [
      `Your browser stores your session, an unsent request with its photos, what you typed in forms and messages and haven't sent yet, the page to return to after you sign in, and light or dark if you chose one. An unsent request is kept for ${ofRequests}, and you can discard it at any time. If you're signed in, or create an account to send it, we also keep it with your account for those ${ofRequests}, so you can continue or send it on another device. Other drafts stay on your device for ${ofDrafts}, or until you send or discard them or sign out. If you're signed in, we also keep what you typed with your account for ${ofDrafts}, or until you send or discard it, so you can continue on another device. Photos and files you added aren't part of it. Without “Remember me”, your session ends when you close the browser.`,
      'When something fails, your browser reports the error and the page. It also measures how fast pages are, without your account. You can turn off both in your account settings. Photos are checked for blur, darkness and place on your device only.',
    ],
  },
  {
    heading: 'How long we keep it',
    blocks: [
      'We keep your account and the record of your requests, jobs and reviews until you delete your account. We delete these sooner, automatically:',
      {
        table: {
          caption: 'How long we keep data',
          columns: ['Data', 'Kept for'],
          rows: Object.values(KEPT_DATA).map(({ what, days, since }) => [
            what,
            `${lasting(days)} ${since}`,
          ]),
        },
      },
    ],
  },
  {
    heading: 'Your choices',
    blocks: [
      {
        points: [
          'View and correct your data in [account settings](/account).',
          'Download your data or delete your account there too. Records the other side of a finished job relies on, such as a quote or review, stay without your name.',
          'Decide for each Pro whether to share your contact details.',
          'Ask us anything about your data: [contact us](/contact?topic=account).',
        ],
      },
    ],
  },
];

export default function PrivacyPage() {
  return (
    <Page
      title="Privacy"
      description="What we store about you and why, who can see it, what stays in your browser, and how to download or delete it."
      lead="What we store, who can see it, and what we don't do."
      width="narrow"
    >
      <Prose sections={privacyText} />
    </Page>
  );
}
