import { paths } from '@tree-service/kernel/contract';
import { isOwner, useAuth } from '@tree-service/kernel';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAskedVendor } from './ask/useAskedVendor';
import { draftKeeping, followTabs } from './draft/draftKeeper';
import { useKeptDraft } from './draft/useKeptDraft';
import { asksForSubmission } from './submit/autoSubmit';
import RequestWizardPage from './RequestWizardPage';

// Most drafts need neither.
const AskedVendor = lazy(() => import('./ask/AskedVendor'));
const loadDraftConflict = () => import('./draft/DraftConflict');
const DraftConflict = lazy(loadDraftConflict);

/** The request form, following its draft in other tabs and on other devices. */
export default function FollowedRequestWizardPage() {
  const navigate = useNavigate();
  const ownerId = useAuth((auth) =>
    auth.status === 'signedIn' && isOwner(auth) ? (auth.user?.id ?? null) : null,
  );
  const { revision, conflict } = useSyncExternalStore(
    draftKeeping.subscribe,
    draftKeeping.read,
    draftKeeping.read,
  );
  const choices = useKeptDraft(ownerId, () => {
    // Somebody who left while it was read may still see the form until the next page is loaded.
    if (window.location.pathname !== paths.request()) return;
    // Without a step, the form continues where the other device left it.
    void navigate(paths.request(), { replace: true });
  });
  useEffect(followTabs, []);
  useEffect(() => {
    if (ownerId === null) return;
    // It must be there when the device is offline.
    loadDraftConflict().catch((cause: unknown) =>
      console.info('The notice about conflicts could not be preloaded.', cause),
    );
  }, [ownerId]);
  // The form is about to send what it has, and add the photos of this device.
  const isSending = asksForSubmission(useLocation().state) && conflict === 'sent';
  const asked = useAskedVendor();
  return (
    <>
      <Suspense fallback={null}>
        {conflict !== null && !isSending && <DraftConflict conflict={conflict} choices={choices} />}
        {asked !== null && <AskedVendor ask={asked} />}
      </Suspense>
      <RequestWizardPage key={revision} />
    </>
  );
}
