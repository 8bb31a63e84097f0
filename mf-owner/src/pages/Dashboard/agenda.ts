import type { ConversationSummary } from '@tree-service/market/api/conversations';
import { paths } from '@tree-service/kernel/contract';
import {
  momentInZone,
  SERVICES,
  type RequestState,
  type ServiceCategory,
  LOCALE,
} from '@tree-service/domain';
import type { OpenDispute } from '../../api/disputes';
import { nextStep, type RequestSituation } from '../RequestDetail/nextStep';

export interface DashboardRequest extends RequestSituation {
  id: string;
  number: number;
  category: ServiceCategory;
  city: string;
}

/** Something that needs the owner's attention. */
export interface AgendaItem {
  key: string;
  title: string;
  description: string;
  /** The address of the page that deals with it. */
  address: string;
  action: string;
}

const ACTION_BY_STATE: Partial<Readonly<Record<RequestState, string>>> = {
  open: 'Compare quotes',
  in_progress: 'Review the work',
  completed: 'Write a review',
  closed: 'Write a review',
};

const nameOf = ({ category, number, city }: DashboardRequest) =>
  `${SERVICES[category].name} in ${city}, #${number}`;

type AgendaDispute = Pick<
  OpenDispute,
  'id' | 'request_id' | 'state' | 'opened_by' | 'due_at' | 'service_requests'
>;

function disputeItem({
  id,
  request_id,
  state,
  due_at,
  service_requests,
}: AgendaDispute): AgendaItem {
  const until =
    due_at === null || service_requests === null
      ? ''
      : `, until ${momentInZone(due_at, service_requests.time_zone)}`;
  const about =
    service_requests === null
      ? 'A job'
      : `${SERVICES[service_requests.category].name} in ${service_requests.city}, #${service_requests.number}`;
  const isDecided = state === 'decided';
  return {
    key: `dispute-${id}`,
    title: isDecided ? 'A dispute was decided' : 'Your Pro opened a dispute',
    description: `${about}${until}`,
    address: paths.requestDetail(request_id),
    action: isDecided ? 'Read the decision' : 'Respond',
  };
}

/** So many are named before the others are counted. */
const NAMED_SENDERS = 2;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** One line for all unread messages, which leads to the conversation where there is only one. */
function unreadItems(conversations: readonly ConversationSummary[]): AgendaItem[] {
  const [first] = conversations;
  if (first === undefined) return [];
  const senders = [...new Set(conversations.map(({ other_name }) => other_name))];
  const others = senders.length - NAMED_SENDERS;
  const names = others > 1 ? [...senders.slice(0, NAMED_SENDERS), `${others} others`] : senders;
  const requests = new Set(conversations.map(({ request_number }) => request_number));
  const unread = sum(conversations.map(({ unread_count }) => unread_count));
  const where =
    requests.size === 1 ? `request #${first.request_number}` : `${requests.size} requests`;
  return [
    {
      key: 'unread',
      title: `New messages from ${new Intl.ListFormat(LOCALE).format(names)}`,
      description: `${unread} unread about ${where}`,
      address:
        conversations.length === 1 ? `${paths.messages()}?with=${first.id}` : paths.messages(),
      action: 'Read',
    },
  ];
}

/** What needs the owner's attention, most urgent first: disputes with a deadline, changes and finished work to accept, quotes to answer, requests no Pro has, unread messages, reviews to write. */
export function agenda(
  requests: readonly DashboardRequest[],
  conversations: readonly ConversationSummary[],
  disputes: readonly AgendaDispute[] = [],
  isMatchingOn = true,
): AgendaItem[] {
  const waiting = (...states: RequestState[]) =>
    requests
      .filter(({ state }) => states.includes(state))
      .map((request) => ({ request, step: nextStep(request, isMatchingOn) }))
      .filter(({ step }) => step.isOwnersTurn)
      .map(({ request, step }) => ({
        key: `request-${request.id}`,
        title: step.title,
        description: nameOf(request),
        address: paths.requestDetail(request.id),
        action: step.search ? 'Decide' : (ACTION_BY_STATE[request.state] ?? 'Open'),
      }));
  const disputed = disputes.filter(
    ({ state, opened_by }) =>
      state === 'decided' || (state === 'submitted' && opened_by === 'vendor'),
  );
  return [
    ...disputed.map(disputeItem),
    ...waiting('in_progress'),
    ...waiting('open', 'matching'),
    ...unreadItems(conversations.filter(({ unread_count }) => unread_count > 0)),
    ...waiting('completed', 'closed'),
  ];
}
