import { useQuery } from '@tanstack/react-query';
import { Alert, Button, SkeletonText, Text, VStack } from '@tree-service/design';
import { SERVICES } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import { useUnsentRequest } from '@tree-service/market/features/unsentRequest';
import { useLocation } from 'react-router';
import { EmailField, Form, useSchemaForm } from '@tree-service/design/forms';
import { clearPendingRequest, resendVerification } from '@tree-service/kernel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { draftStatusQuery, type DraftStatus } from '../../api/requestDrafts';
import { vendorPromises } from '../../authentication/vendorPromises';
import { AuthLayout, OtherWay, OtherWays } from '../../authentication/AuthLayout';
import { UnsentSearch } from '../../authentication/UnsentSearch';
import { draftKeyIn, isWrittenHere, waitingIn } from '../../authentication/waitingRequest';
import { emailSchema } from '../../authentication/schemas';

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

/** After the link was followed on a device that is not signed in. `isAsking`: it is not known yet what became of the request. */
function EmailConfirmed({ isAsking }: { readonly isAsking: boolean }) {
  return (
    <AuthLayout title="Email confirmed" subtitle="Sign in to finish your request.">
      {isAsking ? (
        <SkeletonText lines={2} />
      ) : (
        <Button
          asLink
          to={paths.login()}
          state={{ returnTo: paths.request() }}
          size="mobileLg"
          fullWidth
        >
          Sign in
        </Button>
      )}
    </AuthLayout>
  );
}

const COOL_DOWN_SECONDS = 60;

/** A countdown in whole seconds. */
interface CoolDown {
  /** 0 when it is over. */
  readonly secondsLeft: number;
  readonly start: () => void;
}

/** A minimum pause between two presses of a button. */
function useCoolDown(seconds: number): CoolDown {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) setEndsAt(null);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  return {
    secondsLeft: endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000)),
    start: () => {
      setNow(Date.now());
      setEndsAt(Date.now() + seconds * 1000);
    },
  };
}

/** Resends the confirmation email, at most once a minute; asks for an unknown address. */
function ResendForm({
  knownEmail,
  draftKey,
}: {
  readonly knownEmail: string | null;
  /** The request that waits for the address. */
  readonly draftKey?: string | undefined;
}) {
  const form = useSchemaForm(emailSchema, { defaultValues: { email: knownEmail ?? '' } });
  const { secondsLeft, start } = useCoolDown(COOL_DOWN_SECONDS);
  const isWaiting = secondsLeft > 0;

  async function resend({ email }: { email: string }) {
    if (isWaiting) return undefined;
    const outcome = await resendVerification(email, draftKey);
    if (outcome.ok) start();
    return outcome;
  }

  return (
    <Form draft={null} form={form} label="Resend the link" onSubmit={resend}>
      {knownEmail === null && <EmailField name="email" control={form.control} />}
      <Button
        type="submit"
        variant="outline"
        size="mobileLg"
        fullWidth
        aria-disabled={isWaiting || undefined}
        loading={form.formState.isSubmitting}
      >
        {isWaiting ? `Send again in ${secondsLeft} s` : 'Resend verification email'}
      </Button>
      <Text size="sm" tone="muted">
        After a second email, you'll choose your password again
        {draftKey !== undefined && ' and send your request yourself'}.
      </Text>
    </Form>
  );
}

// Most requests have a Pro to ask.
const SearchNotice = lazy(async () => ({
  default: (await import('@tree-service/market/features/vendorSearch')).SearchNotice,
}));

/** Makes sign-in continue with the request form, which adds the photos of this device. */
const ADD_PHOTOS = { fromServiceRequest: true, autoSubmit: true, returnTo: paths.request() };

/** Says that the address was confirmed, here or on another device, and the waiting request sent. */
function RequestSent({
  draftKey,
  draft,
}: {
  readonly draftKey: string;
  readonly draft: DraftStatus;
}) {
  const [isHere] = useState(() => isWrittenHere(draftKey));
  const hasPhotosHere = isHere && draft.photos > 0;

  // It is no unsent request any more; with photos it continues until they are added.
  useEffect(() => {
    if (isHere && draft.photos === 0) clearPendingRequest();
  }, [isHere, draft.photos]);

  const { search } = draft;
  const photos = draft.photos === 1 ? 'photo' : `${draft.photos} photos`;
  return (
    <AuthLayout
      title="Your request was sent"
      subtitle={
        <>
          Your email is confirmed, and we received request <strong>#{draft.number}</strong> (
          {SERVICES[draft.category].name.toLowerCase()}).
        </>
      }
    >
      <VStack $gap={4}>
        {search !== null && search !== 'asked' && (
          <Suspense fallback={null}>
            <SearchNotice
              search={search}
              isDangerous={draft.category === 'emergency'}
              details={{ timeZone: 'UTC' }}
            />
          </Suspense>
        )}
        {draft.photos > 0 && (
          <Alert tone="info">
            {isHere
              ? `Your ${photos} will be added when you sign in on this device.`
              : `Your ${photos} will be added when you sign in on the device where you wrote the request.`}
          </Alert>
        )}
        <Button
          asLink
          to={paths.login()}
          state={
            hasPhotosHere ? ADD_PHOTOS : { returnTo: paths.requestDetail(draft.request_id ?? '') }
          }
          size="mobileLg"
          fullWidth
        >
          {hasPhotosHere ? `Sign in and add your ${photos}` : 'Sign in to follow it'}
        </Button>
      </VStack>
    </AuthLayout>
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
