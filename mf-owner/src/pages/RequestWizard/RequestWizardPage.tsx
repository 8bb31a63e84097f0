import { isOwner, useAuth } from '@tree-service/kernel';
import { Box, Page, SkeletonText, Stepper } from '@tree-service/design';
import { isNobodyAsked } from '@tree-service/domain';
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { factsIn, type FirstFacts } from '@tree-service/market/features/firstFacts';
import { sizeOfFeet, typicalFeet } from '@tree-service/market/features/treeSize';
import { AccountNotice } from '../../area/AccountNotice';
import { type Draft, type DraftPhoto, emptyTree } from './draft/draft';
import { type DraftStore, useDraft } from './draft/useDraft';
import { PriceSoFar } from './estimate/PriceSoFar';
import { useSearchAhead } from './estimate/useSearchAhead';
import { useDraftPhotos } from './photos/useDraftPhotos';
import { usePhotoUploads } from './photos/usePhotoUploads';
import { LAST_STEP, type Step, STEP_NAMES, STEPS } from './steps/stepOrder';
import { useSubmitDraft } from './submit/useSubmitDraft';
import { useStep } from './useStep';
import { WizardLayout } from './WizardLayout';
import { asksForSubmission, shouldAutoSubmit } from './submit/autoSubmit';
import { PriceStep } from './steps/PriceStep';
import { NEW_PLACE } from './schemas/propertySchema';
import { reachableStep } from './submit/submission';

// Most places have a Pro.
const NobodyAhead = lazy(() => import('./estimate/NobodyAhead'));

/** Heading and lead of each step. */
const STEP_PAGES: Readonly<Record<Step, { title: string; lead: string }>> = {
  price: {
    title: 'What do you need?',
    lead: "See the price range and which Pros we'd contact. No account needed.",
  },
  trees: {
    title: 'Tell us about the trees',
    lead: 'Rough numbers are fine. More detail means a more accurate price.',
  },
  work: {
    title: 'What should Pros know?',
    lead: 'When it should happen, what you need done, and how to get there.',
  },
  send: {
    title: 'Check and send',
    lead: 'Pros see your first name and ZIP code. You decide who gets the rest.',
  },
};

/**
 * Sends a complete draft once, when its owner returns from the sign-in that sending required. `isOwner`: an owner is signed in.
 */
export function useAutoSubmit(
  { draft, save }: Pick<DraftStore, 'draft' | 'save'>,
  isOwner: boolean,
  submit: () => void,
): void {
  const { state } = useLocation();
  const wasTried = useRef(false);

  useEffect(() => {
    if (wasTried.current) return;
    if (!shouldAutoSubmit(draft, { isOwner, isAskedFor: asksForSubmission(state) })) return;
    wasTried.current = true;
    save({ autoSubmitTried: true, step: LAST_STEP });
    submit();
  }, [draft, isOwner, save, state, submit]);
}

const loaders = {
  trees: async () => ({ default: (await import('./steps/TreesStep')).TreesStep }),
  work: async () => ({ default: (await import('./steps/WorkStep')).WorkStep }),
  send: async () => ({ default: (await import('./steps/SendStep')).SendStep }),
} as const;

/** The form of each step. The first comes with the page; the others, which weigh more, come after it. */
const stepForms = {
  price: PriceStep,
  trees: lazy(loaders.trees),
  work: lazy(loaders.work),
} as const;

const SendStep = lazy(loaders.send);

/** Downloads the other steps once the first one is there. */
function useStepsAhead(): void {
  useEffect(() => {
    for (const load of Object.values(loaders)) {
      load().catch((cause: unknown) => console.info('A step could not be preloaded.', cause));
    }
  }, []);
}

/** A draft with the facts a price was asked with. What else it holds is kept. */
export function withFacts(draft: Draft, { service, size, zip }: FirstFacts): Draft {
  const [first = emptyTree(), ...others] = draft.trees;
  const isOther = size !== null && size !== sizeOfFeet(Number(first.height));
  const height = size === null || size === 'unsure' ? '' : String(typicalFeet[size]);
  const isSame = zip === '' || zip === draft.property.zip;
  const moved: Draft['property'] = {
    ...draft.property,
    place: NEW_PLACE,
    label: '',
    pin: null,
    zip,
  };
  return {
    ...draft,
    service: service === null ? draft.service : { ...draft.service, category: service },
    trees: isOther ? [{ ...first, height }, ...others] : draft.trees,
    property: isSame ? draft.property : { ...moved, address: '' },
  };
}

/** Takes over the facts in the address, as the price form of the public pages gives them, and passes the step they answer. Returns whether that is still to be done. */
function useFactsInAddress({ draft, save }: Pick<DraftStore, 'draft' | 'save'>): boolean {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const facts = factsIn(parameters);
  const take = useEffectEvent(() => {
    if (facts === null) return;
    const next = withFacts(draft, facts);
    const step = reachableStep('trees', next);
    save({ ...next, step });
    void navigate(`?step=${step}`, { replace: true, state });
  });
  const hasFacts = facts !== null;
  useEffect(() => {
    if (hasFacts) take();
  }, [hasFacts]);
  return hasFacts;
}

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
      <AccountNotice />
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
