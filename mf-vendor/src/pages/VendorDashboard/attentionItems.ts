import type { VendorJob } from '@tree-service/market/api/jobs';
import { paths } from '@tree-service/kernel/contract';
import { CREDENTIAL_KINDS, formatTimeLeft } from '@tree-service/domain';
import { AGENDA_AT_MOST } from '../../api/jobs';
import type { Business } from '../../api/vendors';
import { vendorPaths } from '../../paths';
import {
  expiringCredentials,
  expiryInWords,
  todayUtc,
} from '../../business/credentials/credentialDates';

export interface AttentionItem {
  key: string;
  urgent: boolean;
  title: string;
  text: string;
  to: string;
  action: string;
}

export interface AttentionFacts {
  offers: number;
  /** ISO time at which the first of them expires. */
  nextOfferEnds: string | undefined;
  /** Open jobs with a start, earliest first, and those without one. */
  agenda: {
    dated: ReadonlyArray<Pick<VendorJob, 'id' | 'state' | 'scheduled_for' | 'request_id'>>;
    undated: readonly unknown[];
  };
  business: Pick<Business, 'vendor_credentials'>;
  unreadMessages: number;
}

/** With more jobs than this they become one item. */
const LISTED_SEPARATELY = 3;

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

// A full agenda may leave out jobs.
const jobsInWords = (count: number): string =>
  count < AGENDA_AT_MOST ? counted(count, 'job', 'jobs') : `${count} or more jobs`;

function offerItems({ offers, nextOfferEnds: ends }: AttentionFacts, now: Date): AttentionItem[] {
  if (offers === 0 || ends === undefined) return [];
  return [
    {
      key: 'offers',
      urgent: true,
      title: `${counted(offers, 'offer', 'offers')} waiting for your decision`,
      text: `The next one expires in ${formatTimeLeft(ends, now)}.`,
      to: vendorPaths.requests(),
      action: 'Review',
    },
  ];
}

function overdueJobs(jobs: AttentionFacts['agenda']['dated']): AttentionItem[] {
  if (jobs.length > LISTED_SEPARATELY) {
    return [
      {
        key: 'overdue',
        urgent: true,
        title: `${jobsInWords(jobs.length)} are overdue`,
        text: 'Their start times have passed. Start them or set new times.',
        to: vendorPaths.schedule(),
        action: 'View schedule',
      },
    ];
  }
  return jobs.map((job) => ({
    key: job.id,
    urgent: true,
    title: 'A job is overdue',
    text: "It was due to start. Tell the owner you're on the way, start it or agree on a new time.",
    to: vendorPaths.request(job.request_id),
    action: 'Open job',
  }));
}

function jobItems({ dated, undated }: AttentionFacts['agenda'], now: Date): AttentionItem[] {
  const overdue = dated.filter(
    ({ state, scheduled_for: start }) =>
      state === 'scheduled' && start !== null && Date.parse(start) < now.getTime(),
  );
  return [
    ...overdueJobs(overdue),
    ...(undated.length === 0
      ? []
      : [
          {
            key: 'undated',
            urgent: false,
            title: `${jobsInWords(undated.length)} to schedule`,
            text: 'Agree on a date with the owner.',
            to: vendorPaths.schedule(),
            action: 'Schedule',
          },
        ]),
  ];
}

function credentialsToRenew(
  { vendor_credentials: all }: AttentionFacts['business'],
  now: Date,
): AttentionItem[] {
  return expiringCredentials(all, todayUtc(now)).map(({ id, kind, daysLeft }) => ({
    key: id,
    urgent: daysLeft < 0,
    title: CREDENTIAL_KINDS[kind],
    text: `${expiryInWords(daysLeft)}. Add the renewed one so owners don't see it as expired.`,
    to: `${vendorPaths.account()}#credentials`,
    action: 'Renew',
  }));
}

/** The most urgent first. */
export function attentionItems(facts: AttentionFacts, now: Date): AttentionItem[] {
  const unread: AttentionItem[] =
    facts.unreadMessages === 0
      ? []
      : [
          {
            key: 'messages',
            urgent: false,
            title: counted(facts.unreadMessages, 'unread message', 'unread messages'),
            text: 'Pros who respond quickly win more jobs.',
            to: paths.messages(),
            action: 'Read',
          },
        ];
  const all = [
    ...offerItems(facts, now),
    ...jobItems(facts.agenda, now),
    ...unread,
    ...credentialsToRenew(facts.business, now),
  ];
  return [...all.filter(({ urgent }) => urgent), ...all.filter(({ urgent }) => !urgent)];
}
