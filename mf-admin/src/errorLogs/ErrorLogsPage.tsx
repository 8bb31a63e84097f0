import { LOCALE } from '@tree-service/domain';
import { LinkTabs } from '@tree-service/design';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../shared/layout/AdminPage';
import {
  type ErrorGroup,
  errorGroupsQuery,
  errorLogsQuery,
  readAllGroups,
  readAllReports,
  type ReportedError,
} from './errorReports.api';
import { readErrorFilter, writeErrorFilter, type ErrorFilter } from './errorFilter';
import { ErrorList, type ErrorViewProps } from './ErrorList';
import { ReportRow } from './ReportRow';
import { ErrorGroupDetails } from './ErrorGroupDetails';
import { ErrorRow } from './ErrorRow';

const reportCells = (report: ReportedError) => ({
  Message: report.message,
  Severity: report.severity,
  Category: report.category,
  Source: report.source,
  Page: report.url,
  Details: JSON.stringify(report.context),
  'Reported (UTC)': report.created_at,
});

/** Every report, newest first. */
function LatestReports(props: ErrorViewProps) {
  return (
    <ErrorList
      {...props}
      of="reports"
      queryOf={errorLogsQuery}
      readAll={readAllReports}
      cells={reportCells}
      what="reports"
      emptyTitle="No reports"
      keyOf={({ id }) => id}
    >
      {(report, onOpen) => <ReportRow report={report} onOpen={onOpen} />}
    </ErrorList>
  );
}

const groupCells = (group: ErrorGroup) => ({
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

const times = new Intl.NumberFormat(LOCALE);

function counted(count: number, one: string, many: string): string {
  return `${times.format(count)} ${count === 1 ? one : many}`;
}

/** An error group in one line: how often, how many people, where. */
export function groupFacts(group: ErrorGroup): string {
  const { occurrences, affected_users: people, category, source, remote } = group;
  return [
    counted(occurrences, 'time', 'times'),
    people === 0 ? 'no signed-in users' : counted(people, 'person', 'people'),
    category.replaceAll('_', ' '),
    source,
    remote === source ? null : remote,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Reports grouped by error, last seen first. */
function ErrorGroups(props: ErrorViewProps) {
  return (
    <ErrorList
      {...props}
      of="groups"
      queryOf={errorGroupsQuery}
      readAll={readAllGroups}
      cells={groupCells}
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

export default function ErrorLogsPage() {
  const [address, setAddress] = useSearchParams();
  const filter = readErrorFilter(address);
  const isLatest = address.get('view') === 'latest';

  function addressOf(next: ErrorFilter, latest: boolean): URLSearchParams {
    const written = writeErrorFilter(next);
    if (latest) written.set('view', 'latest');
    return written;
  }
  const View = isLatest ? LatestReports : ErrorGroups;
  return (
    <AdminPage title="Error logs" lead="Errors reported from people's browsers.">
      <LinkTabs
        label="View"
        tabs={[
          { to: `?${addressOf(filter, false)}`, label: 'Grouped', isCurrent: !isLatest },
          { to: `?${addressOf(filter, true)}`, label: 'All reports', isCurrent: isLatest },
        ]}
      />
      <View
        filter={filter}
        onFilter={(next) => setAddress(addressOf(next, isLatest), { replace: true })}
      />
    </AdminPage>
  );
}
