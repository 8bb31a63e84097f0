import type { LeadState } from './states';

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

/** What a Pro reads where an owner's contact details are not shared. */
export function hiddenContactInWords(contact: ContactOfLead, owner: string): string {
  if (contact === 'ended')
    return 'Phone, email and street address are hidden again because this job is over.';
  return contact === 'hidden'
    ? `Phone, email and street address are hidden. ${owner} decides who to share them with.`
    : `Phone, email and street address are hidden until ${owner} shares them with you or accepts your quote.`;
}

/** What an owner reads of who sees the contact details; `names` are the Pros they are shared with. */
export function sharedContactInWords(names: readonly string[]): string {
  if (names.length === 0) {
    return 'Pros see the city and ZIP code. Phone, email and street address are hidden until you share them or accept a quote.';
  }
  const list = new Intl.ListFormat('en-US').format(names);
  return `${list} can see your phone, email and street address. Other Pros see only the city and ZIP code.`;
}
