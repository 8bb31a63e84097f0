import { isOwner, useAuth } from '@tree-service/kernel';
import { Box, Page, SkeletonText, Stepper } from '@tree-service/design';
import { isNobodyAsked } from '@tree-service/domain';
import { lazy, Suspense, useCallback } from 'react';
import { SuspendedNotice } from '../../area/SuspendedNotice';
import type { Draft, DraftPhoto } from './draft/draft';
import { useDraft } from './draft/useDraft';
import { PriceSoFar } from './estimate/PriceSoFar';
import { useSearchAhead } from './estimate/useSearchAhead';
import { useDraftPhotos } from './photos/useDraftPhotos';
import { usePhotoUploads } from './photos/usePhotoUploads';
import { SendStep, stepForms, useStepsAhead } from './stepForms';
import { STEP_PAGES } from './stepPages';
import { STEP_NAMES, STEPS } from './steps/stepOrder';
import { useAutoSubmit } from './submit/useAutoSubmit';
import { useSubmitDraft } from './submit/useSubmitDraft';
import { useFactsInAddress } from './useFactsInAddress';
import { useStep } from './useStep';
import { WizardLayout } from './WizardLayout';

// Most places have a Pro.
const NobodyAhead = lazy(() => import('./estimate/NobodyAhead'));

/** The page at /request: the request form, step by step. */
export default function RequestWizardPage() {
  useStepsAhead();
  const store = useDraft();
  const { draft, save } = store;
  const isTaking = useFactsInAddress(store);
  const { step, goOn, backAddress, changeAddress } = useStep(draft, save, isTaking);
  const savePhotos = useCallback((photos: DraftPhoto[]) => save({ photos }), [save]);
  const photos = useDraftPhotos(draft.photos, savePhotos);
  const submission = useSubmitDraft(store);
  const ownerId = useAuth((auth) =>
    auth.status === 'signedIn' && isOwner(auth) ? (auth.user?.id ?? null) : null,
  );
  const uploads = usePhotoUploads(ownerId, draft.photos);
  useAutoSubmit(store, ownerId !== null, submission.submit);

  const keepPrice = (price: NonNullable<Draft['price']>) => {
    const { lowCents, highCents } = draft.price ?? {};
    if (lowCents !== price.lowCents || highCents !== price.highCents) save({ price });
  };

  // The first step's price says so itself.
  const ahead = useSearchAhead(draft, step !== 'price', (search) => save({ search }));

  const content = () => {
    if (isTaking) return <SkeletonText lines={6} />;
    if (step === 'send') {
      return (
        <SendStep
          draft={draft}
          save={save}
          photos={photos}
          submission={submission}
          search={ahead?.search ?? null}
          uploads={uploads}
          addressOf={changeAddress}
          backAddress={backAddress}
        />
      );
    }
    const StepForm = stepForms[step];
    return (
      <StepForm
        key={step}
        draft={draft}
        save={save}
        photos={photos}
        progress={ownerId === null ? null : uploads}
        search={ahead?.search ?? null}
        onNext={goOn}
        backAddress={backAddress}
      />
    );
  };

  return (
    <Page
      title={STEP_PAGES[step].title}
      lead={STEP_PAGES[step].lead}
      above={
        <Box $paddingY={2}>
          <Stepper steps={STEPS.map((id) => ({ id, label: STEP_NAMES[id] }))} current={step} />
        </Box>
      }
      description="Describe the trees and the work, and get an instant estimate. No account needed."
      documentTitle={`Request Service: ${STEP_NAMES[step]}`}
    >
      <SuspendedNotice />
      <WizardLayout
        notice={
          ahead !== null &&
          isNobodyAsked(ahead.search) && (
            <Suspense fallback={null}>
              <NobodyAhead draft={draft} search={ahead.search} place={ahead.place} />
            </Suspense>
          )
        }
        price={step === 'price' ? null : <PriceSoFar draft={draft} onPriced={keepPrice} />}
      >
        {step === 'price' ? (
          // Its code comes with the page. In a boundary of its own it would not listen yet when what was
          // typed before is restored.
          content()
        ) : (
          <Suspense key={step} fallback={<SkeletonText lines={6} />}>
            {content()}
          </Suspense>
        )}
      </WizardLayout>
    </Page>
  );
}
