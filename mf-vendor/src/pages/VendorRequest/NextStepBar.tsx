import { useNow } from '@tree-service/design/hooks';
import { Button, color, media, space } from '@tree-service/design';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { LeadDetail } from '../../api/leads';
import { jobName, placeOf } from '../../jobs/jobName';
import { ScheduleSheet } from '../../scheduling/ScheduleSheet';
import { nextStep, type NextStep } from './nextStep';
import { AcceptAndQuote } from './quote/AcceptAndQuote';

// At the lower edge of the screen as long as the request is in view, and nowhere but on a phone.
const Bar = styled.div`
  display: none;
  ${media.mobile} {
    position: sticky;
    bottom: 0;
    z-index: 2;
    display: flex;
    margin-top: ${space(6)};
    margin-inline: calc(-1 * ${space(4)});
    padding: ${space(3)} ${space(4)} max(${space(3)}, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.border};
    background: ${color.surfaceRaised};
  }
`;

function goToPart(part: Extract<NextStep, { kind: 'part' }>['part']): void {
  const element = document.getElementById(part);
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
}

/** Whether a part of the page reaches over the middle of the screen. */
function useIsReached(part: string | null): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const element = part === null ? null : document.getElementById(part);
    if (element === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setReached(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '-50% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setReached(false);
    };
  }, [part]);
  return isReached;
}

/** The next step of a request, always in reach of the thumb; not where it would lead to what is read already. */
export function NextStepBar({ lead }: { lead: LeadDetail }) {
  const [isQuoting, setQuoting] = useState(false);
  const [isScheduling, setScheduling] = useState(false);
  const step = nextStep(lead, useNow(1000));
  // Focus never falls out of the page with the button it is on.
  const [hasFocus, setFocus] = useState(false);
  const isReached = useIsReached(step?.kind === 'part' ? step.part : null);
  return (
    <>
      {step && (!isReached || hasFocus) && (
        <Bar onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
          <Button
            size="lg"
            fullWidth
            onClick={() => {
              if (step.kind === 'part') goToPart(step.part);
              else if (step.kind === 'accept') setQuoting(true);
              else setScheduling(true);
            }}
          >
            {step.label}
          </Button>
        </Bar>
      )}
      <AcceptAndQuote lead={lead} open={isQuoting} onOpenChange={setQuoting} />
      {isScheduling && lead.jobs && (
        <ScheduleSheet
          job={lead.jobs}
          name={jobName(lead)}
          place={placeOf(lead.service_requests)}
          timeZone={lead.service_requests.time_zone}
          zip={lead.service_requests.zip}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  );
}
