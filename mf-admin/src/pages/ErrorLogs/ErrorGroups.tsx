import { errorGroupsQuery, readAllGroups, type ErrorGroup } from '../../api/errorReports';
import { ErrorGroupDetails } from './ErrorGroupDetails';
import { ErrorList, type ErrorViewProps } from './ErrorList';
import { ErrorRow } from './ErrorRow';
import { groupFacts } from './groupFacts';

const cells = (group: ErrorGroup) => ({
  Message: group.message,
  Severity: group.severity,
  Category: group.category,
  Source: group.source,
  Times: group.occurrences,
  People: group.affected_users,
  Release: group.release,
  'Part of the site': group.remote,
  Version: group.remote_version,
  'First seen (UTC)': group.first_seen_at,
  'Last seen (UTC)': group.last_seen_at,
  'Resolved (UTC)': group.resolved_at,
});

/** Reports grouped by error, last seen first. */
export function ErrorGroups(props: ErrorViewProps) {
  return (
    <ErrorList
      {...props}
      of="groups"
      queryOf={errorGroupsQuery}
      readAll={readAllGroups}
      cells={cells}
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
