import { isOwner, useAuth, useFeatureFlag } from '@tree-service/kernel';
import { Alert, Box, Page, Stepper, VStack } from '@tree-service/design';
import { useCallback } from 'react';
import type { DraftPhoto } from './draft/draft';
import { useDraft } from './draft/useDraft';
import { RunningEstimate } from './estimate/RunningEstimate';
import { PhotosStep } from './photos/PhotosStep';
import { useDraftPhotos } from './photos/useDraftPhotos';
import { usePhotoUploads } from './photos/usePhotoUploads';
import { PropertyStep } from './place/PropertyStep';
import { STEP_PAGES } from './stepPages';
import { AccessStep } from './steps/AccessStep';
import { ContactStep } from './steps/ContactStep';
import { EstimateStep } from './steps/EstimateStep';
import { ReviewStep } from './steps/ReviewStep';
import { ServiceStep } from './steps/ServiceStep';
import { STEP_NAMES, stepsOf, type Step } from './steps/stepOrder';
import { TimingStep } from './steps/TimingStep';
import { TreesStep } from './steps/TreesStep';
import { useAutoSubmit } from './submit/useAutoSubmit';
import { useSubmitDraft } from './submit/useSubmitDraft';
import { useStep } from './useStep';

const forms = {
  service: ServiceStep,
  property: PropertyStep,
  trees: TreesStep,
  access: AccessStep,
  timing: TimingStep,
  estimate: EstimateStep,
  contact: ContactStep,
} as const;

/** Steps that show the running estimate. */
const ESTIMATED: readonly Step[] = ['service', 'property', 'trees', 'photos', 'access', 'timing'];

/** The page at /request: the request form, step by step. */
export default function RequestWizardPage() {
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
    const StepForm = forms[step];
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
        {content()}
      </VStack>
    </Page>
  );
}
