import { useInfiniteQuery } from '@tanstack/react-query';
import { foundRequestsQuery } from '../../api/requestLists';
import { paths } from '@tree-service/kernel/contract';
import { Link, Section, VStack } from '@tree-service/design';
import { useOwnerId } from '../../area/useOwnerId';
import { RequestCard } from '../Requests/RequestCard';
import { asRequestSearch } from '../Requests/requestSearch';
import { SectionProblem } from './SectionProblem';

const SHOWN = 5;
const OPEN = asRequestSearch({ group: 'open', words: '', order: 'newest', propertyId: null });

/** Requests without a hired Pro, newest first; nothing when there are none. */
export function OpenRequestsSection({ total }: { total: number }) {
  const ownerId = useOwnerId();
  const { data, error, refetch } = useInfiniteQuery(foundRequestsQuery(ownerId, OPEN));
  if (error) {
    return (
      <SectionProblem
        section="Open requests"
        title="We couldn't load your open requests"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const shown = data?.pages.flat().slice(0, SHOWN) ?? [];
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
}
