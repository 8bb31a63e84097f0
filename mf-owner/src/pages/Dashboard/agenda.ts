import type { ConversationSummary } from '@tree-service/shared/api/conversations';
import { paths } from '@tree-service/shared/contract';
import { SERVICES, type RequestState, type ServiceCategory } from '@tree-service/shared/domain';
import { nextStep, type RequestSituation } from '../RequestDetail/nextStep';

/** The facts of a request that the dashboard needs. */
export interface DashboardRequest extends RequestSituation {
  id: string;
  number: number;
  category: ServiceCategory;
  city: string;
}

/** Something that waits for the owner. */
export interface AgendaItem {
  key: string;
  title: string;
  description: string;
  /** Where to deal with it. */
  address: string;
  action: string;
}

const ACTION_BY_STATE: Partial<Readonly<Record<RequestState, string>>> = {
  open: 'Compare quotes',
  in_progress: 'Look at the work',
  completed: 'Write a review',
  closed: 'Write a review',
};

const nameOf = ({ category, number, city }: DashboardRequest) =>
  `${SERVICES[category].name} in ${city}, #${number}`;

/**
 * What waits for the owner, most pressing first: finished work to accept, quotes to answer, unread
 * messages, reviews to write.
 */
export function agenda(
  requests: readonly DashboardRequest[],
  conversations: readonly ConversationSummary[],
): AgendaItem[] {
  const waiting = (...states: RequestState[]) =>
    requests
      .filter((request) => states.includes(request.state) && nextStep(request).isOwnersTurn)
      .map((request) => ({
        key: `request-${request.id}`,
        title: nextStep(request).title,
        description: nameOf(request),
        address: paths.requestDetail(request.id),
        action: ACTION_BY_STATE[request.state] ?? 'Open',
      }));
  const unread = conversations
    .filter(({ unread_count }) => unread_count > 0)
    .map((conversation) => ({
      key: `conversation-${conversation.id}`,
      title: `${conversation.other_name} wrote to you`,
      description: `${conversation.unread_count} unread about request #${conversation.request_number}`,
      address: `${paths.messages()}?with=${conversation.id}`,
      action: 'Read',
    }));
  return [
    ...waiting('in_progress'),
    ...waiting('open'),
    ...unread,
    ...waiting('completed', 'closed'),
  ];
}
