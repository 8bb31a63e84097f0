import {
  Button,
  Card,
  Heading,
  Link,
  media,
  pageWidth,
  Progress,
  QueryBoundary,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { CREDENTIAL_KINDS, formatDay } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import { showBusiness } from '@tree-service/market/api/showRows';
import { VendorPage } from '../../area/VendorPage';
import { useBusiness } from '../../business/useBusiness';
import { useOnboarding } from '../../business/useBusiness';
import type { Business } from '../../api/vendors';
import { vendorPaths } from '../../paths';
import {
  type Onboarding,
  reapplyVendorApplication,
  submitVendorApplication,
} from '../../api/onboarding';
import {
  checklistOf,
  type ChecklistStep,
  missingFor,
  type StepStatus,
} from '../../business/checklist';
import { isApplying } from '../../business/businessStatus';
import { BusinessStatusAlert } from '../../business/BusinessStatusAlert';
import { PlainList } from '../../area/PlainList';
import { useBusinessAction } from '../../business/useBusinessAction';
import { ChecklistCard } from './ChecklistCard';
import { ProfilePreview } from './ProfilePreview';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${pageWidth.narrow}) minmax(18rem, 1fr);
  align-items: start;
  gap: ${space(8)};
  ${media.belowLaptop} {
    grid-template-columns: minmax(0, ${pageWidth.narrow});
  }
`;

// Beside the steps wherever those are scrolled to.
const Beside = styled.div`
  position: sticky;
  top: ${space(24)};
  ${media.belowLaptop} {
    position: static;
  }
`;

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What administrators requested, and the credentials they did not accept; latest first. */
function ReviewFeedback({
  onboarding: { requests, rejected_credentials: rejected },
}: {
  onboarding: Pick<Onboarding, 'requests' | 'rejected_credentials'>;
}) {
  const asked = requests.flatMap(({ reason, asked_at: at }) => (reason ? [{ reason, at }] : []));
  if (asked.length === 0 && rejected.length === 0) return null;
  return (
    <Card>
      <Heading level={2} size="lg">
        What we need from you
      </Heading>
      <PlainList $gap={3}>
        {asked.map(({ reason, at }) => (
          <li key={at}>
            <Text>{reason}</Text>
            <Text size="sm" tone="muted">
              {formatDay(at)}
            </Text>
          </li>
        ))}
        {rejected.map(({ credential_id: id, kind, reason, rejected_at: at }) => (
          <li key={id}>
            <Text>
              {CREDENTIAL_KINDS[kind]} was not accepted: {reason}
            </Text>
            <Text size="sm" tone="muted">
              {formatDay(at)}. Add another document and we'll review it again.
            </Text>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}

const Missing = styled.ul`
  margin: 0.5rem 0 0;
  padding-left: 1.25rem;
`;

export function SubmitApplication({
  business,
  steps,
}: {
  business: Pick<Business, 'state'>;
  steps: readonly StepStatus[];
}) {
  const missing = missingFor(steps);
  const submit = useBusinessAction({
    run: async () => {
      // A rejected application has to be reopened first.
      if (business.state === 'rejected') await reapplyVendorApplication();
      return submitVendorApplication();
    },
    done: "Application submitted. We'll email you and show our decision here.",
    failed: "We couldn't submit your application",
    show: (state, _, vendorId) =>
      showBusiness(vendorId, { state, state_since: new Date().toISOString() }),
  });
  return (
    <Card $tone="brand">
      <Heading level={2} size="xl">
        {business.state === 'applied' ? 'Submit for approval' : 'Submit again'}
      </Heading>
      {missing.length > 0 ? (
        <Text as="div" spaceAbove={2}>
          Before you can submit:
          <Missing>
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </Missing>
        </Text>
      ) : (
        <Text spaceAbove={2}>
          Your application is complete. We'll check your credentials and let you know. Approved
          businesses start with free tokens.
        </Text>
      )}
      <Text size="sm" tone="muted" spaceAbove={2}>
        At night, quiet hours hold back email and push messages. Lead offers still arrive unless you
        change that in your <Link to={paths.account()}>account settings</Link>.
      </Text>
      <Text as="div" spaceAbove={5}>
        <Button
          size="lg"
          disabled={missing.length > 0}
          loading={submit.isPending}
          onClick={() => submit.mutate()}
        >
          {business.state === 'rejected' ? 'Apply again' : 'Submit for approval'}
        </Button>
      </Text>
    </Card>
  );
}

/** The open step is in the query string, so the Pro can leave and continue later. */
export function Checklist({
  business,
  onboarding,
}: {
  business: Business;
  onboarding: Onboarding;
}) {
  const [search, setSearch] = useSearchParams();
  const steps = checklistOf(onboarding);
  const done = steps.filter((step) => step.done).length;
  const progress = `${done} of ${steps.length} steps complete`;
  const firstOpen = steps.find((step) => !step.done)?.step ?? 'none';
  const open = search.get('step') ?? (isApplying(business.state) ? firstOpen : 'none');

  const [typed, setTyped] = useState<Partial<Business>>({});
  const show = (step: ChecklistStep | 'none') => {
    setTyped({});
    setSearch({ step }, { replace: true, preventScrollReset: true });
  };
  const [left, setLeft] = useState<ChecklistStep | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const movesFocus = useRef(false);
  // The saved form is gone, so focus moves to the next step, or stays at the last one.
  useEffect(() => {
    if (movesFocus.current) toggle.current?.focus();
    movesFocus.current = false;
  }, [open]);

  const openNext = (from: ChecklistStep) => {
    movesFocus.current = true;
    setLeft(from);
    const rest = steps.slice(steps.findIndex(({ step }) => step === from) + 1);
    show(rest.find((step) => !step.done)?.step ?? 'none');
  };

  return (
    <Columns>
      <VStack $gap={6}>
        <BusinessStatusAlert
          business={business}
          {...(business.state === 'under_review' && { note: onboarding.review_time })}
          actions={
            business.state === 'approved' && (
              <Button asLink to={vendorPaths.requests()} variant="outline" size="sm">
                View your requests
              </Button>
            )
          }
        />
        {isApplying(business.state) && <ReviewFeedback onboarding={onboarding} />}
        <VStack $gap={2}>
          <Text size="sm" tone="muted" aria-hidden>
            {progress}
          </Text>
          <Progress value={done} max={steps.length} label={progress} />
        </VStack>
        <Steps>
          {steps.map((step, index) => (
            <ChecklistCard
              key={step.step}
              business={business}
              status={step}
              number={index + 1}
              open={step.step === open}
              isAside={open !== 'none' && step.step !== open}
              toggleRef={step.step === (open === 'none' ? left : open) ? toggle : undefined}
              onToggle={() => show(step.step === open ? 'none' : step.step)}
              onSaved={() => openNext(step.step)}
              onTyped={setTyped}
            />
          ))}
        </Steps>
        {isApplying(business.state) && <SubmitApplication business={business} steps={steps} />}
      </VStack>
      <Beside>
        <ProfilePreview business={{ ...business, ...typed }} />
      </Beside>
    </Columns>
  );
}

function Application() {
  const business = useBusiness();
  const onboarding = useOnboarding();
  return (
    <QueryBoundary query={business} what="your business">
      {(loaded) => (
        <QueryBoundary query={onboarding} what="your application">
          {(progress) => <Checklist business={loaded} onboarding={progress} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

export default function VendorOnboardingPage() {
  return (
    <VendorPage
      title="Set up your business"
      lead="We save each step, so you can leave and continue later."
    >
      <Application />
    </VendorPage>
  );
}
