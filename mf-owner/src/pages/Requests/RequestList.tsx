import type { MyRequest } from '@tree-service/shared/api/requests';
import { Button, EmptyState, Text, VStack, VisuallyHidden } from '@tree-service/shared/ui';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { countByGroup, findRequests, parseSearch } from './findRequests';
import { RequestCard } from './RequestCard';
import { RequestFilters } from './RequestFilters';

/** The owner's requests, as the address filters and orders them. */
export function RequestList({ requests }: { requests: readonly MyRequest[] }) {
  const [parameters, setParameters] = useSearchParams();
  const search = parseSearch(parameters);
  const found = findRequests(requests, search);

  const change = (parameter: string, value: string) => {
    const next = new URLSearchParams(parameters);
    if (value === '') next.delete(parameter);
    else next.set(parameter, value);
    setParameters(next, { replace: true });
  };

  return (
    <>
      <RequestFilters search={search} counts={countByGroup(requests)} onChange={change} />
      <Text role="status" size="sm" tone="muted">
        <VisuallyHidden>
          {found.length} of {requests.length} requests shown
        </VisuallyHidden>
      </Text>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX size={28} />}
          title="No request matches"
          action={
            <Button variant="outline" onClick={() => setParameters({}, { replace: true })}>
              Show all requests
            </Button>
          }
        >
          Try other words, or another state.
        </EmptyState>
      ) : (
        <VStack $gap={3}>
          {found.map((request) => (
            <RequestCard key={request.id} request={request} />
          ))}
        </VStack>
      )}
    </>
  );
}
