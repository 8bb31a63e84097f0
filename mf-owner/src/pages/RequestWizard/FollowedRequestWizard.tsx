import { isOwner, useAuth } from '@tree-service/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { DraftConflict } from './draft/DraftConflict';
import { draftKeeping, followTabs } from './draft/draftKeeper';
import { useKeptDraft } from './draft/useKeptDraft';
import { asksForSubmission } from './submit/autoSubmit';
import RequestWizardPage from './RequestWizardPage';

/** The request form, following its draft in other tabs and on other devices. */
export default function FollowedRequestWizard() {
  const ownerId = useAuth((auth) =>
    auth.status === 'signedIn' && isOwner(auth) ? (auth.user?.id ?? null) : null,
  );
  const { revision, conflict } = useSyncExternalStore(
    draftKeeping.subscribe,
    draftKeeping.read,
    draftKeeping.read,
  );
  const choices = useKeptDraft(ownerId);
  useEffect(followTabs, []);
  // The form is about to send what it has, and add the photos of this device.
  const isSending = asksForSubmission(useLocation().state) && conflict === 'sent';
  return (
    <>
      {conflict !== null && !isSending && <DraftConflict conflict={conflict} choices={choices} />}
      <RequestWizardPage key={revision} />
    </>
  );
}
