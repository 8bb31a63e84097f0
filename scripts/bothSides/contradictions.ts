import { activeJob } from '@tree-service/domain';
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

/** Contradictions between the two sides' views; status and date of the request count only once a Pro is hired. */
export function contradictions(owner: Story, vendor: Story, mine: Read): string[] {
  const isHired = activeJob(mine.jobs) !== undefined;
  const pairs: Record<string, [string | undefined, string | undefined]> = {
    ...(isHired && { status: [owner.status, vendor.status], date: [owner.date, vendor.date] }),
    money: [owner.money.join(), vendor.money.join()],
    clock: [owner.clock.join(), vendor.clock.join()],
    reviews: [owner.reviews.join(), vendor.reviews.join()],
  };
  const differing = Object.entries(pairs)
    .filter(([, [one, other]]) => one !== other)
    .map(([what, [one, other]]) => `${what}: “${one}” and “${other}”`);
  return [
    ...differing,
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
