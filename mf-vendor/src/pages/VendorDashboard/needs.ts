import { AGENDA_AT_MOST, type VendorJob } from '@tree-service/market/api/jobs';
import type { Business } from '@tree-service/market/api/vendors';
import { paths } from '@tree-service/kernel/contract';
import { CREDENTIAL_KINDS, formatTimeLeft } from '@tree-service/domain';
import { vendorPaths } from '../../paths';
import {
  endingCredentials,
  expiryInWords,
  todayUtc,
} from '../../business/credentials/credentialDates';

/** Something a Pro should see to, the most pressing first. */
export interface Need {
  key: string;
  urgent: boolean;
  title: string;
  text: string;
  to: string;
  action: string;
}

/** What the needs are read from. */
export interface NeedFacts {
  /** How many wait for a decision. */
  offers: number;
  /** ISO time at which the first of them passes on. */
  nextOfferEnds: string | undefined;
  /** Open jobs with a date by their start, and those without one. */
  agenda: {
    dated: ReadonlyArray<Pick<VendorJob, 'id' | 'state' | 'scheduled_for' | 'request_id'>>;
    undated: readonly unknown[];
  };
  business: Pick<Business, 'vendor_credentials'>;
  unreadMessages: number;
}

/** More jobs than this are named together. */
const NAMED_ONE_BY_ONE = 3;

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

// An agenda names only so many; then there may be more.
const jobsInWords = (count: number): string =>
  count < AGENDA_AT_MOST ? counted(count, 'job', 'jobs') : `${count} jobs or more`;

function offersToDecide({ offers, nextOfferEnds: ends }: NeedFacts, now: Date): Need[] {
  if (offers === 0 || ends === undefined) return [];
  return [
    {
      key: 'offers',
      urgent: true,
      title: `${counted(offers, 'offer', 'offers')} to decide on`,
      text: `The next one passes on in ${formatTimeLeft(ends, now)}.`,
      to: vendorPaths.requests(),
      action: 'Decide',
    },
  ];
}

function overdueJobs(jobs: NeedFacts['agenda']['dated']): Need[] {
  if (jobs.length > NAMED_ONE_BY_ONE) {
    return [
      {
        key: 'overdue',
        urgent: true,
        title: `${jobsInWords(jobs.length)} should have begun`,
        text: 'Their start has passed. Begin them, or agree on other times.',
        to: vendorPaths.schedule(),
        action: 'See the schedule',
      },
    ];
  }
  return jobs.map((job) => ({
    key: job.id,
    urgent: true,
    title: 'A job should have begun',
    text: 'Its start has passed. Say that you are on the way, begin it, or agree on another time.',
    to: vendorPaths.request(job.request_id),
    action: 'Open the job',
  }));
}

function jobsToSeeTo({ dated, undated }: NeedFacts['agenda'], now: Date): Need[] {
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
            title: `${jobsInWords(undated.length)} ${undated.length === 1 ? 'needs' : 'need'} a date`,
            text: 'Agree with the owner and put it on a free time.',
            to: vendorPaths.schedule(),
            action: 'Plan',
          },
        ]),
  ];
}

function credentialsToRenew({ vendor_credentials: all }: NeedFacts['business'], now: Date): Need[] {
  return endingCredentials(all, todayUtc(now)).map(({ id, kind, daysLeft }) => ({
    key: id,
    urgent: daysLeft < 0,
    title: CREDENTIAL_KINDS[kind],
    text: `${expiryInWords(daysLeft)}. Add the renewed one before owners read that it has ended.`,
    to: vendorPaths.account(),
    action: 'Renew',
  }));
}

/** What needs a Pro now, the most pressing first. */
export function needsOf(facts: NeedFacts, now: Date): Need[] {
  const unread: Need[] =
    facts.unreadMessages === 0
      ? []
      : [
          {
            key: 'messages',
            urgent: false,
            title: counted(facts.unreadMessages, 'unread message', 'unread messages'),
            text: 'Who answers soon wins more often.',
            to: paths.messages(),
            action: 'Read',
          },
        ];
  const all = [
    ...offersToDecide(facts, now),
    ...jobsToSeeTo(facts.agenda, now),
    ...unread,
    ...credentialsToRenew(facts.business, now),
  ];
  return [...all.filter(({ urgent }) => urgent), ...all.filter(({ urgent }) => !urgent)];
}
