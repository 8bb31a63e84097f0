import { vendorPaths } from '../../paths';
import type { Onboarding } from '../../api/onboarding';
import type { Business } from '@tree-service/market/api/vendors';
import { Button, Progress, space, VStack } from '@tree-service/design';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { checklistOf, type ChecklistStep } from '../../business/checklist';
import { isApplying } from '../../business/businessStatus';
import { BusinessStatusAlert } from '../../business/BusinessStatusAlert';
import { ReviewFeedback } from './ReviewFeedback';
import { ChecklistCard } from './ChecklistCard';
import { SubmitApplication } from './SubmitApplication';

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The application with the open step in the address, so that it can be left and taken up again. */
export function Checklist({
  business,
  onboarding,
}: {
  business: Business;
  onboarding: Onboarding;
}) {
  const [search, setSearch] = useSearchParams();
  const steps = checklistOf(onboarding);
  const done = steps.filter((standing) => standing.done).length;
  const firstOpen = steps.find((standing) => !standing.done)?.step ?? 'none';
  const open = search.get('step') ?? (isApplying(business.state) ? firstOpen : 'none');

  const show = (step: ChecklistStep | 'none') =>
    setSearch({ step }, { replace: true, preventScrollReset: true });
  const openToggle = useRef<HTMLButtonElement>(null);
  const goesOn = useRef(false);
  // The saved form is gone, so focus goes on to the step that takes its place.
  useEffect(() => {
    if (goesOn.current) openToggle.current?.focus();
    goesOn.current = false;
  }, [open]);

  const goOn = (from: ChecklistStep) => {
    goesOn.current = true;
    const rest = steps.slice(steps.findIndex(({ step }) => step === from) + 1);
    show(rest.find((standing) => !standing.done)?.step ?? 'none');
  };

  return (
    <VStack $gap={6}>
      <BusinessStatusAlert
        business={business}
        actions={
          business.state === 'approved' && (
            <Button asLink to={vendorPaths.requests()} variant="outline" size="sm">
              See your requests
            </Button>
          )
        }
      />
      {isApplying(business.state) && <ReviewFeedback onboarding={onboarding} />}
      <Progress value={done} max={steps.length} label={`${done} of ${steps.length} steps done`} />
      <Steps>
        {steps.map((standing, index) => (
          <ChecklistCard
            key={standing.step}
            business={business}
            standing={standing}
            number={index + 1}
            open={standing.step === open}
            toggleRef={standing.step === open ? openToggle : undefined}
            onToggle={() => show(standing.step === open ? 'none' : standing.step)}
            onSaved={() => goOn(standing.step)}
          />
        ))}
      </Steps>
      {isApplying(business.state) && <SubmitApplication business={business} steps={steps} />}
    </VStack>
  );
}
