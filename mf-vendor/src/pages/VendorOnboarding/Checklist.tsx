import { vendorPaths } from '../../paths';
import type { Onboarding } from '../../api/onboarding';
import type { Business } from '@tree-service/market/api/vendors';
import { Button, Progress, space, VStack } from '@tree-service/design';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { checklistOf, type ChecklistStep } from '../../business/checklist';
import { isApplying } from '../../business/standing';
import { StandingAlert } from '../../business/StandingAlert';
import { AskedFor } from './AskedFor';
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
  const standings = checklistOf(onboarding);
  const done = standings.filter((standing) => standing.done).length;
  const firstOpen = standings.find((standing) => !standing.done)?.step ?? 'none';
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
    const rest = standings.slice(standings.findIndex(({ step }) => step === from) + 1);
    show(rest.find((standing) => !standing.done)?.step ?? 'none');
  };

  return (
    <VStack $gap={6}>
      <StandingAlert
        business={business}
        actions={
          business.state === 'approved' && (
            <Button asLink to={vendorPaths.requests()} variant="outline" size="sm">
              See your requests
            </Button>
          )
        }
      />
      {isApplying(business.state) && <AskedFor onboarding={onboarding} />}
      <Progress
        value={done}
        max={standings.length}
        label={`${done} of ${standings.length} steps done`}
      />
      <Steps>
        {standings.map((standing, index) => (
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
      {isApplying(business.state) && (
        <SubmitApplication business={business} standings={standings} />
      )}
    </VStack>
  );
}
