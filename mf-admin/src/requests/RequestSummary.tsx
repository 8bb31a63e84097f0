import { formatMoment, REQUEST_STATES } from '@tree-service/domain';
import { Alert, Card, HStack, Link, StatusPill, Text, VStack } from '@tree-service/design';
import { DecisionClock } from '../caseFile/DecisionClock';
import { Facts } from '../layout/Facts';
import { adminPaths } from '../paths';
import { RequestActions } from './RequestActions';
import type { AdminRequest } from './requests.api';
import { searchLabel } from './searchLabels';

const NOT_GIVEN = 'Not given';

/** Whose request it is and how to reach them, how far the search has come, and what can be done. */
export function RequestSummary({ request }: { readonly request: AdminRequest }) {
  const { owner, state, search, passed, due_at: dueAt, expires_at: until } = request;
  const { asked_vendor: chosen } = request;
  return (
    <Card>
      <VStack $gap={5}>
        <HStack $gap={3} $wrap>
          <StatusPill tone={REQUEST_STATES[state].tone}>{REQUEST_STATES[state].label}</StatusPill>
          {search !== null && (
            <StatusPill tone={search === 'asked' ? 'info' : 'warning'}>
              {searchLabel(search)}
            </StatusPill>
          )}
          {dueAt !== null && <DecisionClock dueAt={dueAt} />}
        </HStack>
        {owner.is_suspended && <Alert tone="warning">The owner's account is suspended.</Alert>}
        <Facts
          facts={[
            {
              name: 'Owner',
              value: <Link to={adminPaths.person(owner.id)}>{owner.name ?? owner.email}</Link>,
            },
            {
              name: 'Phone',
              value:
                owner.phone === null ? (
                  NOT_GIVEN
                ) : (
                  <Link href={`tel:${owner.phone}`}>{owner.phone}</Link>
                ),
            },
            {
              name: 'Email',
              value: <Link href={`mailto:${encodeURIComponent(owner.email)}`}>{owner.email}</Link>,
            },
            { name: 'Address', value: owner.address ?? NOT_GIVEN },
            ...(until === null ? [] : [{ name: 'Open until', value: formatMoment(until) }]),
            ...(chosen === null
              ? []
              : [
                  {
                    name: 'Asked first',
                    value: <Link to={adminPaths.vendor(chosen.id)}>{chosen.name}</Link>,
                  },
                ]),
          ]}
        />
        {passed !== null && <Text>{passed}</Text>}
        <RequestActions request={request} />
      </VStack>
    </Card>
  );
}
