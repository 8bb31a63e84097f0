import type { Business } from '../../api/vendors';
import { vendorPaths } from '../../paths';
import type { Onboarding } from '../../api/onboarding';
import { Button, media, pageWidth, Progress, space, Text, VStack } from '@tree-service/design';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { checklistOf, type ChecklistStep } from '../../business/checklist';
import { isApplying } from '../../business/businessStatus';
import { BusinessStatusAlert } from '../../business/BusinessStatusAlert';
import { ReviewFeedback } from './ReviewFeedback';
import { ChecklistCard } from './ChecklistCard';
import { ProfilePreview } from './ProfilePreview';
import { SubmitApplication } from './SubmitApplication';

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
