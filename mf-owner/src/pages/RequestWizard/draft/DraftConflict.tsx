import { Alert, Box, Button, HStack, Text, VStack } from '@tree-service/design';
import { readPendingRequest } from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';
import { useState } from 'react';
import { forgetDraft, keepMine, takeOther, type Conflict } from './draftKeeper';
import type { KeptDraftChoices } from './useKeptDraft';

/** Makes the form send the request again, which adds its photos and has no other effect. */
const ADD_PHOTOS = { fromServiceRequest: true, autoSubmit: true };

const TITLES: Readonly<Record<Conflict, string>> = {
  tab: 'This request was changed in another tab',
  device: 'This request was changed on another device',
  sent: 'This request was sent or discarded elsewhere',
};

/** Asks which version of the draft to keep; nothing is overwritten before someone has chosen. */
export default function DraftConflict({
  conflict,
  choices,
}: {
  readonly conflict: Conflict;
  readonly choices: KeptDraftChoices;
}) {
  const isOnDevice = conflict === 'device';
  const [hasPhotosHere] = useState(() => {
    const photos = readPendingRequest()?.['photos'];
    return Array.isArray(photos) && photos.length > 0;
  });
  return (
    <Box $padding={4}>
      <Alert tone="warning" role="alert" title={TITLES[conflict]}>
        <VStack $gap={3}>
          <Text>
            {conflict === 'sent'
              ? 'What you type here is no longer saved.'
              : 'What you type here is not saved until you choose a version.'}
          </Text>
          <HStack $gap={3} $wrap>
            {conflict === 'sent' ? (
              <>
                {hasPhotosHere && (
                  <Button asLink to={paths.request()} state={ADD_PHOTOS} size="sm">
                    Add photos from this device
                  </Button>
                )}
                <Button asLink to={paths.requests()} size="sm">
                  My Requests
                </Button>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    forgetDraft();
                    takeOther();
                  }}
                >
                  Start a new request
                </Button>
              </>
            ) : (
              <>
                <Button
                  size="sm"
                  onClick={() => (isOnDevice ? void choices.takeOthers() : takeOther())}
                >
                  Use the other version
                </Button>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => (isOnDevice ? void choices.keepThis() : keepMine())}
                >
                  Keep this version
                </Button>
              </>
            )}
          </HStack>
        </VStack>
      </Alert>
    </Box>
  );
}
