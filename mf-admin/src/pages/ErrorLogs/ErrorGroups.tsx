import { errorGroupsQuery } from '../../api/errorReports';
import { ErrorGroupDetails } from './ErrorGroupDetails';
import { ErrorList, type ErrorViewProps } from './ErrorList';
import { ErrorRow } from './ErrorRow';
import { groupFacts } from './groupFacts';

/** Reports grouped by error, last seen first. */
export function ErrorGroups(props: ErrorViewProps) {
  return (
    <ErrorList
      {...props}
      of="groups"
      queryOf={errorGroupsQuery}
      what="errors"
      emptyTitle="No open errors"
      keyOf={({ fingerprint }) => fingerprint}
    >
      {(group, onOpen) => (
        <ErrorRow
          severity={group.severity}
          message={group.message}
          facts={groupFacts(group)}
          when={group.last_seen_at}
          onOpen={onOpen}
        >
          <ErrorGroupDetails group={group} />
        </ErrorRow>
      )}
    </ErrorList>
  );
}
