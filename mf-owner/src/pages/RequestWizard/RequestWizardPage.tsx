import { isOwner, useAuth } from '@tree-service/shared/runtime';
import { Box, Page, Stepper } from '@tree-service/shared/ui';
import { useDraft } from './draft/useDraft';
import { STEP_PAGES } from './stepPages';
import { AccessStep } from './steps/AccessStep';
import { ContactStep } from './steps/ContactStep';
import { EstimateStep } from './steps/EstimateStep';
import { PhotosStep } from './steps/PhotosStep';
import { PropertyStep } from './steps/PropertyStep';
import { ReviewStep } from './steps/ReviewStep';
import { ServiceStep } from './steps/ServiceStep';
import { STEP_NAMES, STEPS } from './steps/stepOrder';
import { TimingStep } from './steps/TimingStep';
import { TreesStep } from './steps/TreesStep';
import { useAutoSubmit } from './submit/useAutoSubmit';
import { useSubmitDraft } from './submit/useSubmitDraft';
import { useStep } from './useStep';

const forms = {
  service: ServiceStep,
  property: PropertyStep,
  trees: TreesStep,
  photos: PhotosStep,
  access: AccessStep,
  timing: TimingStep,
  estimate: EstimateStep,
  contact: ContactStep,
} as const;

const steps = STEPS.map((step) => ({ id: step, label: STEP_NAMES[step] }));

/** The page at /request: describes the work step by step, shows the estimate and sends the request. */
export default function RequestWizardPage() {
  const store = useDraft();
  const { draft, save } = store;
  const { step, goOn, backAddress, changeAddress } = useStep(draft, save);
  const submission = useSubmitDraft(store);
  const isSignedInOwner = useAuth((auth) => auth.status === 'signedIn' && isOwner(auth));
  useAutoSubmit(store, isSignedInOwner, submission.submit);

  const content = () => {
    if (step === 'review') {
      return (
        <ReviewStep
          draft={draft}
          submission={submission}
          addressOf={changeAddress}
          backAddress={backAddress}
        />
      );
    }
    const StepForm = forms[step];
    return (
      <StepForm key={step} draft={draft} save={save} onNext={goOn} backAddress={backAddress} />
    );
  };

  return (
    <Page
      title={STEP_PAGES[step].title}
      lead={STEP_PAGES[step].lead}
      above={
        <Box $paddingY={2}>
          <Stepper steps={steps} current={step} />
        </Box>
      }
      width="narrow"
      documentTitle={`Request Service: ${STEP_NAMES[step]}`}
    >
      {content()}
    </Page>
  );
}
