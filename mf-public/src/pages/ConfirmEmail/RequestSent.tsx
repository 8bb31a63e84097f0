import { Alert, Button, VStack } from '@tree-service/design';
import { SERVICES } from '@tree-service/domain';
import { clearPendingRequest } from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { DraftStatus } from '../../api/requestDrafts';
import { AuthLayout } from '../../authentication/AuthLayout';
import { isWrittenHere } from '../../authentication/waitingRequest';

// Most requests have a Pro to ask.
const SearchNotice = lazy(async () => ({
  default: (await import('@tree-service/market/features/vendorSearch')).SearchNotice,
}));

/** Makes sign-in continue with the request form, which adds the photos of this device. */
const ADD_PHOTOS = { fromServiceRequest: true, autoSubmit: true, returnTo: paths.request() };

/** Says that the address was confirmed, here or on another device, and the waiting request sent. */
export function RequestSent({
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
