import { formatMoment, REQUEST_STATES } from '@tree-service/domain';
import { Alert, Card, HStack, Link, StatusPill, Text, VStack } from '@tree-service/design';
import { useIdempotencyKey } from '@tree-service/design/hooks';
import { notify } from '@tree-service/kernel';
import { formatUsPhone } from '@tree-service/market/features/account';
import { DecisionClock } from '../shared/caseFile/DecisionClock';
import { Facts } from '../shared/layout/Facts';
import { adminPaths } from '../paths';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { useDecision } from '../shared/layout/useDecision';
import {
  type AdminRequest,
  closeRequest,
  extendRequest,
  matchAgain,
  type RequestAct,
} from './requests.api';
import { searchLabel } from '../shared/queue/searchLabels';
import { OfferByHand } from './OfferByHand';

const NOT_GIVEN = 'Not given';

const MAX_LENGTH = 500;
const AUDITED = 'Saved to the audit log.';

interface ActionProps<Result> {
  readonly request: AdminRequest;
  readonly label: string;
  readonly title: string;
  readonly words: string;
  readonly hint?: string;
  readonly isDestructive?: boolean;
  readonly act: (given: RequestAct) => Promise<Result>;
  readonly done: (result: Result) => string;
}

function ActionButton<Result>(props: ActionProps<Result>) {
  const { request, label, title, words, hint = AUDITED, isDestructive, act, done } = props;
  const keyFor = useIdempotencyKey();
  const { mutateAsync } = useDecision({
    run: (given: RequestAct) => act(given),
    refresh: [['requests'], ['matches']],
    show: () => undefined,
    onDone: (result) => notify.success(done(result)),
  });
  return (
    <DecideButton
      label={label}
      title={title}
      hint={hint}
      draft={`${label}/${request.id}`}
      isDestructive={isDestructive}
      maxLength={MAX_LENGTH}
      // What was done before with the same words is another act once the request has changed.
      onDecide={(reason) =>
        mutateAsync({
          requestId: request.id,
          reason,
          key: keyFor([reason, request.search, request.expires_at]),
        })
      }
    >
      <Text>{words}</Text>
    </DecideButton>
  );
}

const asked = (count: number) =>
  count === 0
    ? 'Matched again. No Pro was asked.'
    : `Matched again. ${count} ${count === 1 ? 'Pro was' : 'Pros were'} asked.`;

/** What an administrator can do for a request that looks for a Pro; nothing for another one. */
function RequestActions({ request }: { readonly request: AdminRequest }) {
  const { search, extends_by_days: days } = request;
  if (search === null) return null;
  return (
    <HStack $gap={3} $wrap>
      <ActionButton
        request={request}
        label="Match again"
        title="Match this request again"
        words="Pros who are available now are asked, in a match of its own."
        act={matchAgain}
        done={asked}
      />
      <OfferByHand request={request} />
      <ActionButton
        request={request}
        label={`Extend by ${days} days`}
        title={`Extend this request by ${days} days`}
        words="It stays open and is offered to Pros until then."
        act={extendRequest}
        done={(until) => `The request stays open until ${formatMoment(until)}`}
      />
      {search !== 'asked' && (
        <ActionButton
          request={request}
          label="Close with an apology"
          title="Close this request"
          words="The owner gets an email that says we are sorry and couldn't find a Pro, with your reason."
          hint="The owner can read this. Saved to the audit log."
          isDestructive
          act={closeRequest}
          done={() => 'Request closed, and the owner notified'}
        />
      )}
    </HStack>
  );
}

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
                  <Link href={`tel:${owner.phone}`}>{formatUsPhone(owner.phone)}</Link>
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
        {search !== null && passed !== null && <Text>{passed}</Text>}
        <RequestActions request={request} />
      </VStack>
    </Card>
  );
}
