import type { JobState, LeadState, RequestState, RuleText } from '@tree-service/domain';
import { livingJob } from './job/livingJob';
import { currentQuotes, type QuoteSummary } from './quotes/compareQuotes';

/** The facts of a request that decide what its owner should know or do next. */
export interface RequestSituation {
  state: RequestState;
  leads: readonly { state: LeadState }[];
  quotes: readonly QuoteSummary[];
  jobs: readonly { state: JobState; scheduled_for: string | null }[];
  reviews: readonly { author_side: 'owner' | 'vendor' }[];
}

/** What to do or expect next, and whether it is the owner's turn. */
export interface NextStep {
  title: string;
  description: RuleText;
  isOwnersTurn: boolean;
}

const turn = (title: string, description: RuleText): NextStep => ({
  title,
  description,
  isOwnersTurn: true,
});
const wait = (title: string, description: RuleText): NextStep => ({
  title,
  description,
  isOwnersTurn: false,
});

const INTERESTED: ReadonlySet<LeadState> = new Set(['accepted', 'engaged', 'quoted', 'released']);

function whileOpen({ leads, quotes }: RequestSituation): NextStep {
  const toAnswer = currentQuotes(quotes).filter(
    ({ state }) => state === 'sent' || state === 'viewed',
  );
  if (toAnswer.length > 0) {
    return turn(
      toAnswer.length === 1 ? 'You have a quote' : `You have ${toAnswer.length} quotes`,
      'Compare them line by line, ask questions, and accept the one you like. Nothing is agreed until you accept.',
    );
  }
  if (leads.some(({ state }) => INTERESTED.has(state))) {
    return wait(
      'A Pro is working on your quote',
      'You can already write to them. Answering questions quickly gets you a better quote.',
    );
  }
  if (leads.length === 0) {
    return wait(
      'We are looking for Pros near you',
      ({ requestLifetime }) =>
        `No Pro close by fits this work yet. We keep your request for ${requestLifetime} and tell you as soon as one does.`,
    );
  }
  return wait(
    'Pros near you have been notified',
    ({ prosPerRequest }) =>
      `Up to ${prosPerRequest} can take your request. You will see here when one looks at it, writes to you or sends a quote.`,
  );
}

function aboutJob(situation: RequestSituation): NextStep {
  const job = livingJob(situation.jobs);
  switch (job?.state) {
    case 'delivered':
      return turn(
        'Please look at the finished work',
        ({ acceptance }) =>
          `Accept it, or say what is missing. After ${acceptance} without an answer it counts as accepted.`,
      );
    case 'en_route':
      return wait('Your Pro is on the way', 'They will start when they arrive.');
    case 'change_order_pending':
      return turn(
        'Your Pro proposes a change of the work',
        ({ changeAnswer }) =>
          `Approve it or not. Without an answer within ${changeAnswer} the work goes on as agreed.`,
      );
    case 'in_progress':
      return wait('The work is under way', 'Your Pro adds photos when it is finished.');
    case 'weather_hold':
      return wait('The work waits for better weather', 'Your Pro will set a new date.');
    default:
      return job?.scheduled_for
        ? wait('Your job is scheduled', 'You will see here when your Pro is on the way.')
        : wait(
            'You chose your Pro',
            'They will set a date with you. Write to them about what suits you.',
          );
  }
}

/** What the owner of a request should know or do next. */
export function nextStep(situation: RequestSituation): NextStep {
  switch (situation.state) {
    case 'awarded':
    case 'scheduled':
    case 'in_progress':
      return aboutJob(situation);
    case 'completed':
    case 'closed':
      return situation.reviews.some(({ author_side }) => author_side === 'owner')
        ? wait('This request is done', 'Thank you for your review.')
        : turn('How did it go?', 'Your review helps the next owner, and a good Pro.');
    case 'cancelled':
      return wait('You cancelled this request', 'Nothing more happens with it.');
    case 'expired':
      return wait('This request has expired', 'You can send a new one at any time.');
    case 'rejected_spam':
      return wait('This request was removed', 'If this was a mistake, please contact us.');
    default:
      return whileOpen(situation);
  }
}
