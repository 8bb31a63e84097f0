import { useInfiniteQuery } from '@tanstack/react-query';
import { foundRequestsQuery } from '../../api/requestLists';
import { paths } from '@tree-service/kernel/contract';
import { Link, QueryBoundary, Section, VStack } from '@tree-service/design';
import { useOwnerId } from '../../area/useOwnerId';
import { RequestCard } from '../Requests/RequestCard';
import { OPEN_REQUESTS } from './shown';

const SHOWN = 5;

/** Requests without a hired Pro, newest first; nothing when there are none. */
export function OpenRequestsSection({ total }: { total: number }) {
  const open = useInfiniteQuery(foundRequestsQuery(useOwnerId(), OPEN_REQUESTS));
  return (
    <QueryBoundary query={open} what="your open requests" loading={null}>
      {({ pages }) => {
        const shown = pages.flat().slice(0, SHOWN);
        if (shown.length === 0) return null;
        const others = total - shown.length;
        return (
          <Section title="Open requests" actions={<Link to={paths.requests()}>All requests</Link>}>
            <VStack $gap={3}>
              {shown.map((request) => (
                <RequestCard key={request.id} request={request} />
              ))}
              {others > 0 && (
                <Link to={`${paths.requests()}?show=open`}>
                  {others.toLocaleString()} more open {others === 1 ? 'request' : 'requests'}
                </Link>
              )}
            </VStack>
          </Section>
        );
      }}
    </QueryBoundary>
  );
}
