import type { MyRequest } from '@tree-service/shared/api/requests';
import { paths } from '@tree-service/shared/contract';
import { Link, Section, VStack } from '@tree-service/shared/ui';
import { RequestCard } from '../Requests/RequestCard';
import { isInGroup } from '../Requests/requestSearch';

const SHOWN = 5;

/** The requests Pros are still being found for, newest first. Shows nothing while there are none. */
export function OpenRequestsSection({ requests }: { requests: readonly MyRequest[] }) {
  const open = requests.filter(({ state }) => isInGroup(state, 'open'));
  if (open.length === 0) return null;
  return (
    <Section title="Open requests" actions={<Link to={paths.requests()}>All your requests</Link>}>
      <VStack $gap={3}>
        {open.slice(0, SHOWN).map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
        {open.length > SHOWN && (
          <Link to={`${paths.requests()}?show=open`}>{open.length - SHOWN} more open requests</Link>
        )}
      </VStack>
    </Section>
  );
}
