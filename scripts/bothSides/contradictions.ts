import { activeJob, SEARCH_TEXTS } from '@tree-service/domain';
import type { Read, Story } from './stories';

/** What the owner reads of a Pro, by what that Pro reads of the lead. */
const OF_THE_VENDOR: Readonly<Record<string, readonly string[]>> = {
  '': [''],
  New: ['Notified'],
  Viewed: ['Viewed your request'],
  Accepted: ['Wants to quote'],
  'In conversation': ['In conversation'],
  Quoted: ['Sent a quote'],
  'Changes requested': ['Changes requested'],
  'Quote declined': ['Quote declined'],
  'Quote expired': ['Quote expired'],
  'Quote withdrawn': ['Quote withdrawn'],
  'Tokens refunded': ['Waiting for your reply', 'Closed'],
  Won: ['Chosen'],
  Lost: ['Not chosen'],
  Declined: ['Not available'],
  Expired: ["Didn't reply"],
  Withdrawn: ['Withdrew'],
};

/** What the owner may read of contact details, by what the Pro reads. */
const OF_CONTACT: Readonly<Record<string, readonly string[]>> = {
  shared: ['shared'],
  shareable: ['shareable'],
  ended: ['ended'],
  // A Pro who has not taken the request, or lost it, waits for nothing; the owner may share with others.
  hidden: ['hidden', 'shareable'],
};

const ASKED = SEARCH_TEXTS.asked.title;
const QUOTING = 'A Pro is working on your quote';

/** What an open request says to do next, by where it stands with its one Pro; `ASKED` for the others. */
const NEXT_OF_LEAD: Readonly<Record<string, string>> = {
  'Wants to quote': QUOTING,
  'In conversation': QUOTING,
  'Changes requested': QUOTING,
  'Waiting for your reply': QUOTING,
};

/** What a request says to do next, by its status. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  Draft: [SEARCH_TEXTS.none_found.title],
  Submitted: [SEARCH_TEXTS.none_found.title],
  'Looking for Pros': [
    SEARCH_TEXTS.none_found.title,
    SEARCH_TEXTS.none_left.title,
    SEARCH_TEXTS.paused.title,
    SEARCH_TEXTS.still_needed.title,
  ],
  '1 quote': ['You have a quote'],
  'Pro chosen': ['You chose your Pro'],
  'To schedule': ['You chose your Pro'],
  Scheduled: ['Your job is scheduled'],
  'On the way': ['Your Pro is on the way'],
  'Work in progress': ['Work is in progress'],
  'Waiting for weather': ['Work is waiting for weather'],
  'Change proposed': ['Your Pro proposed a change'],
  'Finished, waiting for acceptance': ['Review the finished work'],
  Completed: ['How did it go?', 'This request is complete'],
  Canceled: ['This request was canceled'],
  Expired: ['This request has expired'],
  Removed: ['This request was removed'],
};

function contradictionsOfNext({ status, next = '', lead }: Story): string[] {
  const isFitting = status.startsWith('Dispute: ')
    ? next === 'A dispute is open'
    : status === 'Offered to Pros'
      ? next === (NEXT_OF_LEAD[lead] ?? ASKED)
      : NEXT[status]?.includes(next);
  return isFitting ? [] : [`next: “${status}” and “${next}”`];
}

/**
 * Contradictions between the two sides' views, and between the owner's status and next step. Status and date of
 * the request count only once a Pro is hired.
 */
export function contradictions(owner: Story, vendor: Story, mine: Read): string[] {
  const isHired = activeJob(mine.jobs) !== undefined;
  const pairs: Record<string, [string | undefined, string | undefined]> = {
    ...(isHired && { status: [owner.status, vendor.status], date: [owner.date, vendor.date] }),
    money: [owner.money.join(), vendor.money.join()],
    ...(vendor.listed !== undefined && { listed: [owner.listed, vendor.listed] }),
    clock: [owner.clock.join(), vendor.clock.join()],
    reviews: [owner.reviews.join(), vendor.reviews.join()],
  };
  const differing = Object.entries(pairs)
    .filter(([, [one, other]]) => one !== other)
    .map(([what, [one, other]]) => `${what}: “${one}” and “${other}”`);
  return [
    ...differing,
    ...contradictionsOfNext(owner),
    ...(OF_THE_VENDOR[vendor.lead]?.includes(owner.lead)
      ? []
      : [`lead: “${owner.lead}” and “${vendor.lead}”`]),
    // A quote the owner is to answer is one the Pro waits with.
    ...(vendor.lead === 'Quoted' && owner.status !== '1 quote'
      ? [`quote: “${owner.status}” and “${vendor.lead}”`]
      : []),
    ...(OF_CONTACT[vendor.contact]?.includes(owner.contact)
      ? []
      : [`contact: “${owner.contact}” and “${vendor.contact}”`]),
  ];
}
