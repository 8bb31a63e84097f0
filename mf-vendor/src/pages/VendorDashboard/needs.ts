import type { Lead } from '@tree-service/shared/api/leads';
import type { VendorJob } from '@tree-service/shared/api/jobs';
import type { Business } from '@tree-service/shared/api/vendors';
import { paths } from '@tree-service/shared/contract';
import { CREDENTIAL_KINDS, formatTimeLeft } from '@tree-service/shared/domain';
import {
  endingCredentials,
  expiryInWords,
  todayUtc,
} from '../../business/credentials/credentialDates';
import { groupOfLead } from '../../leads/leadGroups';
import { isOpenJob } from '../../jobs/jobsByDay';

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
  leads: ReadonlyArray<Pick<Lead, 'state' | 'offer_expires_at'>>;
  jobs: ReadonlyArray<Pick<VendorJob, 'id' | 'state' | 'scheduled_for' | 'request_id'>>;
  business: Pick<Business, 'vendor_credentials'>;
  unreadMessages: number;
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

function offersToDecide(leads: NeedFacts['leads'], now: Date): Need[] {
  const open = leads.filter(({ state }) => groupOfLead(state) === 'new');
  const ends = open.map(({ offer_expires_at: end }) => end).sort()[0];
  if (ends === undefined) return [];
  return [
    {
      key: 'offers',
      urgent: true,
      title: `${counted(open.length, 'offer', 'offers')} to decide on`,
      text: `The next one passes on in ${formatTimeLeft(ends, now)}.`,
      to: paths.vendorRequests(),
      action: 'Decide',
    },
  ];
}

function jobsToSeeTo(jobs: NeedFacts['jobs'], now: Date): Need[] {
  const open = jobs.filter(isOpenJob);
  const undated = open.filter(({ scheduled_for: start }) => start === null);
  const overdue = open.filter(
    ({ state, scheduled_for: start }) =>
      state === 'scheduled' && start !== null && Date.parse(start) < now.getTime(),
  );
  return [
    ...overdue.map((job) => ({
      key: job.id,
      urgent: true,
      title: 'A job should have begun',
      text: 'Its start has passed. Say that you are on the way, begin it, or agree on another time.',
      to: paths.vendorRequest(job.request_id),
      action: 'Open the job',
    })),
    ...(undated.length === 0
      ? []
      : [
          {
            key: 'undated',
            urgent: false,
            title: counted(undated.length, 'job needs a date', 'jobs need a date'),
            text: 'Agree with the owner and put it on a free time.',
            to: paths.vendorSchedule(),
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
    to: paths.vendorAccount(),
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
    ...offersToDecide(facts.leads, now),
    ...jobsToSeeTo(facts.jobs, now),
    ...unread,
    ...credentialsToRenew(facts.business, now),
  ];
  return [...all.filter(({ urgent }) => urgent), ...all.filter(({ urgent }) => !urgent)];
}
