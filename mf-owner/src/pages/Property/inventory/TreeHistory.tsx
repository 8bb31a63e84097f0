import type { PropertyTree } from '../../../api/propertyTrees';
import { paths } from '@tree-service/kernel/contract';
import { formatDay, SERVICES, statusOfRequest } from '@tree-service/domain';
import { Link, Timeline, type TimelineEvent } from '@tree-service/design';
import { describeTreeEvent } from './treeEvents';

type Dated = TimelineEvent & { dateTime: string };

export interface TreeHistoryProps {
  tree: Pick<PropertyTree, 'property_tree_events' | 'request_trees'>;
}

function changesOf(tree: TreeHistoryProps['tree']): Dated[] {
  return tree.property_tree_events.map((event) => {
    const { title, details } = describeTreeEvent(event);
    return {
      id: `event-${event.id}`,
      title,
      text: details ?? undefined,
      time: formatDay(event.created_at),
      dateTime: event.created_at,
      tone: 'neutral',
    };
  });
}

function requestsOf(tree: TreeHistoryProps['tree']): Dated[] {
  return tree.request_trees.flatMap(({ id, service_requests: request }) =>
    request === null
      ? []
      : [
          {
            id: `request-${id}`,
            title: (
              <Link to={paths.requestDetail(request.id)}>
                {SERVICES[request.category].name}, #{request.number}
              </Link>
            ),
            text: statusOfRequest(request).label,
            time: formatDay(request.created_at),
            dateTime: request.created_at,
            tone: 'brand',
          },
        ],
  );
}

/** Changes to a tree and requests for it, newest first. */
export function TreeHistory({ tree }: TreeHistoryProps) {
  const events = [...changesOf(tree), ...requestsOf(tree)].sort((one, other) =>
    other.dateTime.localeCompare(one.dateTime),
  );
  return <Timeline events={events} />;
}
