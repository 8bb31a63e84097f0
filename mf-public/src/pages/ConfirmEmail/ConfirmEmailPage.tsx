import { useQuery } from '@tanstack/react-query';
import { Alert, VStack } from '@tree-service/design';
import { SERVICES } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import { useUnsentRequest } from '@tree-service/market/features/unsentRequest';
import { useLocation } from 'react-router';
import { draftStatusQuery, type DraftStatus } from '../../api/requestDrafts';
import { vendorPromises } from '../../authentication/vendorPromises';
import { AuthLayout } from '../../authentication/AuthLayout';
import { OtherWay, OtherWays } from '../../authentication/OtherWays';
import { UnsentSearch } from '../../authentication/UnsentSearch';
import { draftKeyIn, isWrittenHere, waitingIn } from '../../authentication/waitingRequest';
import { EmailConfirmed } from './EmailConfirmed';
import { RequestSent } from './RequestSent';
import { ResendForm } from './ResendForm';

/** How often a page that is looked at asks whether the address was confirmed elsewhere. */
const ASK_AGAIN_MS = 5000;

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
}

function addressIn(state: unknown): string | null {
  const email = field(state, 'email');
  return typeof email === 'string' && email !== '' ? email : null;
}

function WaitingNote({ category, photos }: DraftStatus) {
  return (
    <Alert tone="info" title={`Your request is waiting: ${SERVICES[category].name.toLowerCase()}`}>
      We'll send it as soon as you follow the link, on this device or any other.
      {photos > 0 && ' To add your photos, sign in on the device where you wrote the request.'}
    </Alert>
  );
}

/**
 * Asks the user to confirm the address after sign-up, and resends the email. Says what became of the request that
 * waits for it, also when the link was followed on another device.
 */
export default function ConfirmEmailPage() {
  const { state, search } = useLocation();
  const email = addressIn(state);
  const draftKey = waitingIn(state) ?? draftKeyIn(search);
  const unsent = useUnsentRequest();
  const { data: draft, isPending } = useQuery({
    ...draftStatusQuery(draftKey ?? ''),
    enabled: draftKey !== null,
    refetchInterval: ({ state: { data } }) => (data?.request_id ? false : ASK_AGAIN_MS),
    refetchOnWindowFocus: 'always',
  });

  if (draftKey !== null && draft?.request_id)
    return <RequestSent draftKey={draftKey} draft={draft} />;
  if (field(state, 'isConfirmed') === true)
    return <EmailConfirmed isAsking={draftKey !== null && isPending} />;
  return (
    <AuthLayout
      title="Confirm your email"
      promises={field(state, 'userType') === 'vendor' ? vendorPromises : undefined}
      subtitle={
        email === null ? (
          'Follow the link in the email we sent you. It may take a minute to arrive.'
        ) : (
          <>
            We sent a link to <strong>{email}</strong>. Follow it to finish. It may take a minute to
            arrive. Check your spam folder too.
          </>
        )
      }
    >
      <VStack $gap={5}>
        {draft && <WaitingNote {...draft} />}
        {unsent && draftKey !== null && isWrittenHere(draftKey) && (
          <UnsentSearch request={unsent} />
        )}
        <ResendForm knownEmail={email} draftKey={draftKey ?? undefined} />
      </VStack>
      <OtherWays>
        <p>
          Already confirmed? <OtherWay to={paths.login()}>Sign in</OtherWay>
        </p>
      </OtherWays>
    </AuthLayout>
  );
}
