import {
  activeJob,
  fillIn,
  hasOpenDispute,
  SEARCH_TEXTS,
  searchOfRequest,
  type DisputeState,
  type JobState,
  type LeadState,
  type RequestState,
  type RuleText,
  type VendorSearch,
} from '@tree-service/domain';
import { searchInWords, type SearchDetails } from '@tree-service/market/features/vendorSearch';
import { currentQuotes, type QuoteSummary } from './quotes/compareQuotes';

export interface RequestSituation {
  state: RequestState;
  number: number;
  time_zone: string;
  /** When its owner was asked whether it is still needed, and last said yes. */
  still_needed_asked_at?: string | null;
  still_needed_at?: string | null;
  leads: readonly { state: LeadState }[];
  quotes: readonly QuoteSummary[];
  jobs: readonly {
    state: JobState;
    scheduled_for: string | null;
    job_disputes: readonly { state: DisputeState }[];
  }[];
  reviews: readonly { author_side: 'owner' | 'vendor' }[];
}

/** What happens next, and whether it is the owner's turn. */
export interface NextStep {
  title: string;
  description: RuleText;
  isOwnersTurn: boolean;
  /** What the owner can do about it further down the page. */
  action?: 'review';
  /** How the search for a Pro stands, where that is what the step is about. */
  search?: VendorSearch;
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

const WITHOUT_QUOTE: ReadonlySet<LeadState> = new Set(['accepted', 'engaged', 'released']);

/** What is known of the search for a Pro beside the request itself. */
export type KnownOfSearch = Partial<Omit<SearchDetails, 'timeZone'>>;

function whileOpen(
  situation: RequestSituation,
  isMatchingOn: boolean,
  known: KnownOfSearch,
): NextStep {
  const { leads, quotes } = situation;
  const current = currentQuotes(quotes);
  const toAnswer = current.filter(({ state }) => state === 'sent' || state === 'viewed');
  if (toAnswer.length > 0) {
    return turn(
      toAnswer.length === 1 ? 'You have a quote' : `You have ${toAnswer.length} quotes`,
      'Compare quotes line by line, ask questions, and accept the one you like. Nothing is agreed until you accept.',
    );
  }
  if (
    leads.some(({ state }) => WITHOUT_QUOTE.has(state)) ||
    current.some(({ state }) => state === 'changes_requested')
  ) {
    return wait(
      'A Pro is working on your quote',
      'You can message them now. Reply quickly to get a better quote.',
    );
  }
  const search = searchOfRequest(situation, isMatchingOn) ?? 'none_found';
  return {
    title: SEARCH_TEXTS[search].title,
    description: searchInWords(search, { timeZone: situation.time_zone, ...known }),
    isOwnersTurn: search === 'still_needed' || search === 'none_left',
    search,
  };
}

const IN_DISPUTE = wait(
  'A dispute is open',
  'See below for next steps and deadlines. You can still message your Pro.',
);

function aboutJob(situation: RequestSituation): NextStep {
  const job = activeJob(situation.jobs);
  if (job && hasOpenDispute(job)) return IN_DISPUTE;
  switch (job?.state) {
    case 'delivered':
      return turn(
        'Review the finished work',
        ({ acceptance }) =>
          `Accept it or report a problem. If you don't respond within ${acceptance}, it's accepted automatically.`,
      );
    case 'en_route':
      return wait('Your Pro is on the way', 'Work starts when they arrive.');
    case 'change_order_pending':
      return turn(
        'Your Pro proposed a change',
        ({ changeAnswer }) =>
          `Approve or decline it. If you don't respond within ${changeAnswer}, the work continues as agreed.`,
      );
    case 'in_progress':
      return wait('Work is in progress', "Your Pro will add photos when it's finished.");
    case 'weather_hold':
      return wait('Work is waiting for weather', 'Your Pro will set a new date.');
    default:
      return job?.scheduled_for
        ? wait('Your job is scheduled', "You'll see here when your Pro is on the way.")
        : wait(
            'You chose your Pro',
            'Next, agree on a date. Message them with times that work for you.',
          );
  }
}

/** Why a request found no one before it expired. */
function expired({ leads, number }: RequestSituation): NextStep {
  const search = leads.length === 0 ? 'none_found' : 'asked';
  return wait(
    'This request has expired',
    fillIn(SEARCH_TEXTS[search].expired, { request: String(number) }),
  );
}

/** The next step for the owner of a request. `isMatchingOn`: the flag vendor_matching, for the owner. */
export function nextStep(
  situation: RequestSituation,
  isMatchingOn: boolean,
  known: KnownOfSearch = {},
): NextStep {
  switch (situation.state) {
    case 'awarded':
    case 'scheduled':
    case 'in_progress':
      return aboutJob(situation);
    case 'completed':
    case 'closed': {
      const job = activeJob(situation.jobs);
      if (job && hasOpenDispute(job)) return IN_DISPUTE;
      return situation.reviews.some(({ author_side }) => author_side === 'owner')
        ? wait('This request is complete', 'Thank you for your review.')
        : {
            ...turn('How did it go?', 'Your review helps other owners and good Pros.'),
            action: 'review',
          };
    }
    case 'canceled':
      return wait('This request was canceled', 'Pros can no longer respond to it.');
    case 'expired':
      return expired(situation);
    case 'rejected_spam':
      return wait('This request was removed', 'If you think this is a mistake, contact us.');
    default:
      return whileOpen(situation, isMatchingOn, known);
  }
}
