import { LinkTabs } from '@tree-service/design';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../../layout/AdminPage';
import { readErrorFilter, writeErrorFilter, type ErrorFilter } from './errorFilter';
import { ErrorGroups } from './ErrorGroups';
import { LatestReports } from './LatestReports';

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
