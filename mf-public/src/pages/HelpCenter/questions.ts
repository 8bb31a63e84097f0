import type { RuleText } from '@tree-service/domain';

/** One question people ask, with its answer. */
export interface Question {
  question: string;
  answer: RuleText;
}

/** Questions about one subject. */
export interface Subject {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** What the help center answers. */
export const subjects: readonly Subject[] = [
  {
    id: 'requests',
    title: 'Requesting work',
    questions: [
      {
        question: 'Do I need an account to see an estimate?',
        answer:
          'No. Describe the trees and you see the range with its reasons. You need an account only to send the request to Pros.',
      },
      {
        question: 'How is the estimate computed?',
        answer:
          'From published US price bands by height and trunk diameter, with separate lines for access, condition, stumps and hauling. It is a range, not an offer: a Pro’s quote is.',
      },
      {
        question: 'How many Pros will contact me?',
        answer: ({ prosPerRequest }) =>
          `At most ${prosPerRequest} can take your request, and they write to you here. Nobody gets your phone number until you share it with that Pro.`,
      },
      {
        question: 'What if nobody answers?',
        answer: ({ requestLifetime }) =>
          `Each Pro has a limited time. When it runs out, the next in rank is asked, and you can watch it happen on your request. After ${requestLifetime} an unanswered request expires.`,
      },
      {
        question: 'A tree is touching wires. What now?',
        answer:
          'Keep away and call your utility first. Say so in the request: only line-clearance qualified Pros are asked then. More on [tree work near power lines](/blog/tree-work-near-power-lines).',
      },
      {
        question: 'It is an emergency. Is this the right place?',
        answer: ({ emergencyOffer }) =>
          `When people are in danger or wires are down, call 911 and your utility. For a tree on a roof, a car or a drive, choose emergency work: Pros are asked at once and have ${emergencyOffer} to answer. [What to do first](/blog/storm-damaged-tree-what-to-do-first).`,
      },
      {
        question: 'How do I measure height and trunk?',
        answer:
          'Width: a tape around the trunk at chest height, divided by 3.14. Height: a person at the trunk, and how many times that person goes into the tree. Being a little off changes little. [More on what sets the price](/blog/what-tree-removal-costs-and-why).',
      },
      {
        question: 'Can I stop half way and go on later?',
        answer:
          'Yes. What you have described stays in this browser for seven days, photos included, and you are reminded of it when you sign in.',
      },
      {
        question: 'Do I need a permit?',
        answer:
          'Often, for large, native or street trees. Your city or county decides; ask before you accept a quote, since the permit is the owner’s affair.',
      },
    ],
  },
  {
    id: 'quotes',
    title: 'Quotes and jobs',
    questions: [
      {
        question: 'Can I ask for changes to a quote?',
        answer:
          'Yes. Say what should change and the Pro sends a new version. The earlier ones stay readable.',
      },
      {
        question: 'How do I pay?',
        answer:
          'You and your Pro settle directly. Never pay a deposit to somebody who asks for it through a link or a message.',
      },
      {
        question: 'What if the work is not finished?',
        answer: ({ acceptance }) =>
          `When the Pro delivers, you look at the photos and the site. If something is missing, say so and the job goes on. Without an answer it counts as accepted after ${acceptance}.`,
      },
      {
        question: 'How do I know that a Pro is insured?',
        answer:
          'We check liability insurance before a Pro is listed, and each profile shows what was verified, when, and until when it holds. You may ask the agent for a certificate yourself: [how to check credentials](/blog/hiring-a-tree-service-safely).',
      },
      {
        question: 'How do I compare quotes?',
        answer:
          'Side by side, line by line, on your request. Scope first, evidence second, price last: [how to read an estimate](/blog/how-to-read-a-tree-work-estimate).',
      },
      {
        question: 'When does my review appear?',
        answer: ({ review }) =>
          `When both sides have written, or after ${review}. Until then neither side can read the other’s.`,
      },
    ],
  },
  {
    id: 'pros',
    title: 'For Pros',
    questions: [
      {
        question: 'What does a lead cost?',
        answer:
          'A number of tokens that depends on the size of the job, shown before you accept. They are held on acceptance and spent only when the owner answers.',
      },
      {
        question: 'What if the owner never answers?',
        answer: ({ refund }) =>
          `After ${refund} without an answer, your tokens are refunded automatically.`,
      },
      {
        question: 'What does declining cost?',
        answer: 'Nothing. Pick a reason with one tap and the next Pro is asked.',
      },
      {
        question: 'Why am I not approved yet?',
        answer:
          'We check liability insurance and each credential by hand. Your onboarding page says what is missing.',
      },
      {
        question: 'What does a priority plan do?',
        answer:
          'It multiplies your score above a quality floor, and your profile is then labelled Promoted. One offer is always kept for the best Pro without a plan and one for a newcomer.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Account and privacy',
    questions: [
      {
        question: 'I did not get the confirmation mail.',
        answer:
          'Look in the spam folder, then ask for another one on the confirmation page. You can ask once a minute.',
      },
      {
        question: 'I forgot my password.',
        answer:
          'On the [sign-in page](/login), follow “Forgot your password?”. The link in the mail lets you set a new one.',
      },
      {
        question: 'How do I delete my account or take my data along?',
        answer:
          'In [account settings](/account). What the other side of a finished job relies on stays, without your name.',
      },
      {
        question: 'Why was I signed out?',
        answer:
          'After 30 minutes without activity you are signed out, with a warning five minutes earlier. What you typed in a request is kept.',
      },
      {
        question: 'Who sees my address?',
        answer:
          'You, and the Pro you share it with or whose quote you accept. Others see the city and ZIP code.',
      },
    ],
  },
];
