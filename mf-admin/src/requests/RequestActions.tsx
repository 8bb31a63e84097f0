import { formatMoment } from '@tree-service/domain';
import { HStack, Text } from '@tree-service/design';
import { useIdempotencyKey } from '@tree-service/design/hooks';
import { notify } from '@tree-service/kernel';
import { DecideButton } from '../caseFile/DecideButton';
import { useDecision } from '../layout/useDecision';
import { OfferByHand } from './OfferByHand';
import {
  closeRequest,
  extendRequest,
  matchAgain,
  type AdminRequest,
  type RequestAct,
} from './requests.api';

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
export function RequestActions({ request }: { readonly request: AdminRequest }) {
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
