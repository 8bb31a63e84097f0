import { isOwner, useAuth, useFeatureFlag } from '@tree-service/kernel';
import { Alert, Box, Page, SkeletonText, Stepper, VStack } from '@tree-service/design';
import { Suspense, useCallback } from 'react';
import type { DraftPhoto } from './draft/draft';
import { useDraft } from './draft/useDraft';
import { RunningEstimate } from './estimate/RunningEstimate';
import { useDraftPhotos } from './photos/useDraftPhotos';
import { usePhotoUploads } from './photos/usePhotoUploads';
import { PhotosStep, ReviewStep, stepForms, useStepsAhead } from './stepForms';
import { STEP_PAGES } from './stepPages';
import { STEP_NAMES, stepsOf, type Step } from './steps/stepOrder';
import { useAutoSubmit } from './submit/useAutoSubmit';
import { useSubmitDraft } from './submit/useSubmitDraft';
import { useStep } from './useStep';

/** Steps that show the running estimate. */
const ESTIMATED: readonly Step[] = ['service', 'property', 'trees', 'photos', 'access', 'timing'];

/** The page at /request: the request form, step by step. */
export default function RequestWizardPage() {
  useStepsAhead();
  const store = useDraft();
  const { draft, save } = store;
  const steps = stepsOf(useFeatureFlag('advanced_service_request'));
  const { step, goOn, backAddress, changeAddress } = useStep(draft, save, steps);
  const savePhotos = useCallback((photos: DraftPhoto[]) => save({ photos }), [save]);
  const photos = useDraftPhotos(draft.photos, savePhotos);
  const submission = useSubmitDraft(store);
  const ownerId = useAuth((auth) =>
    auth.status === 'signedIn' && isOwner(auth) ? (auth.user?.id ?? null) : null,
  );
  const uploads = usePhotoUploads(ownerId, draft.photos);
  useAutoSubmit(store, ownerId !== null, submission.submit);

  const content = () => {
    if (step === 'review') {
      return (
        <ReviewStep
          draft={draft}
          submission={submission}
          uploads={uploads}
          addressOf={changeAddress}
          backAddress={backAddress}
        />
      );
    }
    if (step === 'photos') {
      return (
        <PhotosStep
          property={draft.property}
          photos={photos}
          progress={ownerId === null ? null : uploads}
          onNext={goOn}
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
          <Stepper steps={steps.map((id) => ({ id, label: STEP_NAMES[id] }))} current={step} />
        </Box>
      }
      width="narrow"
      description="Describe the trees and the work, and get an instant estimate. No account needed."
      documentTitle={`Request Service: ${STEP_NAMES[step]}`}
    >
      <VStack $gap={6}>
        {step === 'review' && photos.problem !== null && (
          <Alert tone="warning" role="alert">
            {photos.problem}
          </Alert>
        )}
        {ESTIMATED.includes(step) && (
          <RunningEstimate draft={draft} asksForSize={step === 'trees'} />
        )}
        <Suspense key={step} fallback={<SkeletonText lines={6} />}>
          {content()}
        </Suspense>
      </VStack>
    </Page>
  );
}
