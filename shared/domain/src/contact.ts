import { LOCALE } from './amounts';
import type { LeadState, RequestState } from './states';

/**
 * Whether a Pro sees an owner's contact details: shared; shareable, hidden as long as the owner does not share them;
 * ended, because the job they were shared for is over; or hidden, because the Pro has not taken the request or no
 * longer has it.
 */
export type ContactOfLead = 'shared' | 'shareable' | 'ended' | 'hidden';

const TAKEN: ReadonlySet<LeadState> = new Set(['accepted', 'engaged', 'quoted', 'released', 'won']);

/** Whether the Pro of a lead sees the owner's contact details, the same for both sides. */
export function contactOf({
  state,
  contact_shared_at,
}: {
  readonly state: LeadState;
  readonly contact_shared_at: string | null;
}): ContactOfLead {
  if (!TAKEN.has(state)) return 'hidden';
  if (contact_shared_at !== null) return 'shared';
  return state === 'won' ? 'ended' : 'shareable';
}

const TAKES_VENDORS: ReadonlySet<RequestState> = new Set([
  'draft',
  'submitted',
  'matching',
  'open',
]);

/** Whether any Pro of a request sees the owner's contact details, as its owner reads it. */
export function contactOfRequest({
  state,
  leads,
}: {
  readonly state: RequestState;
  readonly leads: ReadonlyArray<Parameters<typeof contactOf>[0]>;
}): ContactOfLead {
  const contacts = new Set(leads.map(contactOf));
  if (contacts.has('shared')) return 'shared';
  if (TAKES_VENDORS.has(state)) return 'shareable';
  return contacts.has('ended') ? 'ended' : 'hidden';
}

/** When Pros see an owner's contact details, for the end of a sentence that tells the owner what is hidden. */
export const untilShared = (what: 'it' | 'them' | 'your address' | 'contact details') =>
  `until you share ${what} or accept a quote`;

/** What owners and visitors read before Pros are asked. */
export const CONTACT_STAYS_HIDDEN = `Your phone number and street address stay hidden ${untilShared('them')}.`;

const ENDED = 'Phone, email and street address are hidden again because this job is over.';

/** What a Pro reads where an owner's contact details are not shared. */
export function hiddenContactInWords(contact: ContactOfLead, owner: string): string {
  if (contact === 'ended') return ENDED;
  return contact === 'hidden'
    ? `Phone, email and street address are hidden. ${owner} decides who to share them with.`
    : `Phone, email and street address are hidden until ${owner} shares them with you or accepts your quote.`;
}

/** What an owner reads of who sees the contact details; `names` are the Pros they are shared with. */
export function sharedContactInWords(contact: ContactOfLead, names: readonly string[]): string {
  switch (contact) {
    case 'shared': {
      const list = new Intl.ListFormat(LOCALE).format(names);
      return `${list} can see your phone, email and street address. Other Pros see only the city and ZIP code.`;
    }
    case 'shareable':
      return `Pros see the city and ZIP code. Phone, email and street address are hidden ${untilShared('them')}.`;
    case 'ended':
      return ENDED;
    case 'hidden':
      return 'Pros see the city and ZIP code. Phone, email and street address are hidden.';
  }
}
