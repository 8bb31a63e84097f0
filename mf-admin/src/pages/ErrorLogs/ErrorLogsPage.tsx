import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { errorLogsQuery } from '@tree-service/shared/api/errorReports';
import { Button, VStack } from '@tree-service/shared/ui';
import { AdminPage } from '../layout/AdminPage';
import { QueryView } from '../layout/QueryView';
import { ErrorFilterBar } from './ErrorFilterBar';
import { readErrorFilter, writeErrorFilter } from './errorFilter';
import { ErrorList } from './ErrorList';

/** What went wrong in people's browsers, as their pages reported it. */
export default function ErrorLogsPage() {
  const [address, setAddress] = useSearchParams();
  const filter = readErrorFilter(address);
  const { severity, category } = filter;
  const query = useQuery({
    ...errorLogsQuery({ severity, category }),
    placeholderData: keepPreviousData,
  });
  return (
    <AdminPage
      title="Error logs"
      lead="What went wrong in people’s browsers, as their pages reported it."
      actions={
        <Button variant="outline" loading={query.isFetching} onClick={() => void query.refetch()}>
          <RefreshCw size={20} aria-hidden />
          Refresh
        </Button>
      }
    >
      <VStack $gap={6}>
        <ErrorFilterBar
          filter={filter}
          onChange={(next) => setAddress(writeErrorFilter(next), { replace: true })}
        />
        <QueryView query={query} what="the error log" rows={8}>
          {(reports) => <ErrorList reports={reports} filter={filter} />}
        </QueryView>
      </VStack>
    </AdminPage>
  );
}
