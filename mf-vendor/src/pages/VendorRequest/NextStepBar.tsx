import { useNow } from '@tree-service/design/hooks';
import { Button, color, media, space } from '@tree-service/design';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { LeadDetail } from '../../api/leads';
import { jobName, placeOf } from '../../jobs/jobName';
import { ScheduleSheet } from '../../scheduling/ScheduleSheet';
import { groupOfLead } from '../../leads/leadGroups';
import { tokensInWords } from '../../leads/words';
import { AcceptAndQuote } from './quote/AcceptAndQuote';
import { canQuote, isAwaitingOwner } from './quote/canQuote';
import { isAnotherDay } from './job/jobWords';

/** What a Pro can do next about a request: quote an open offer, set a date, or go to a part of the page. */
type NextStep =
  | { readonly kind: 'accept' | 'schedule'; readonly label: string }
  | {
      readonly kind: 'part';
      readonly part: 'quote' | 'job' | 'dispute' | 'messages';
      readonly label: string;
    };

type Lead = Pick<LeadDetail, 'state' | 'token_price' | 'offer_expires_at' | 'conversations'> & {
  service_requests: Pick<LeadDetail['service_requests'], 'state' | 'contact_name' | 'time_zone'>;
  quotes: readonly Pick<LeadDetail['quotes'][number], 'state'>[];
  jobs: Pick<NonNullable<LeadDetail['jobs']>, 'state' | 'scheduled_for' | 'job_disputes'> | null;
};

function jobStep(
  { state, scheduled_for, job_disputes }: NonNullable<Lead['jobs']>,
  timeZone: string,
  now: Date,
): NextStep | null {
  const onPage = (label: string): NextStep => ({ kind: 'part', part: 'job', label });
  if (
    job_disputes.some((dispute) => dispute.state === 'submitted' && dispute.opened_by === 'owner')
  ) {
    return { kind: 'part', part: 'dispute', label: 'Respond to the dispute' };
  }
  if (state === 'weather_hold') return { kind: 'schedule', label: 'Set a new date' };
  if (state === 'scheduled' && scheduled_for === null) {
    return { kind: 'schedule', label: 'Set date' };
  }
  if (state === 'scheduled' && isAnotherDay(scheduled_for, timeZone, now)) {
    return onPage('Go to the job');
  }
  if (state === 'scheduled' || state === 'en_route') return onPage('Start the job');
  return state === 'in_progress' ? onPage('Finish the job') : null;
}

/** The next step, in the words of a button; null when it is the owner's turn or all is done. */
export function nextStep(lead: Lead, now: Date): NextStep | null {
  const { jobs: job, quotes } = lead;
  if (job) return jobStep(job, lead.service_requests.time_zone, now);
  if (groupOfLead(lead.state) === 'new' && now < new Date(lead.offer_expires_at)) {
    return { kind: 'accept', label: `Accept and quote, ${tokensInWords(lead.token_price)}` };
  }
  if (!canQuote(lead)) return null;
  const latest = quotes[0];
  if (latest === undefined) return { kind: 'part', part: 'quote', label: 'Write your quote' };
  if (!isAwaitingOwner(latest.state)) {
    return { kind: 'part', part: 'quote', label: 'Send a new quote' };
  }
  const { contact_name: owner } = lead.service_requests;
  return lead.conversations ? { kind: 'part', part: 'messages', label: `Message ${owner}` } : null;
}

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
