import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { vendorCalendarQuery, type VendorJob } from '@tree-service/market/api/jobs';
import { availabilityQuery, scheduleQuery } from '../../../api/schedule';
import {
  color,
  depth,
  QueryBoundary,
  radius,
  shadow,
  space,
  Text,
  VisuallyHidden,
  VStack,
} from '@tree-service/design';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useVendorId } from '../../../area/vendorId';
import { PlanJobDialog, type Proposal } from '../planning/PlanJobDialog';
import { WaitingJobs } from '../planning/WaitingJobs';
import { CalendarBar } from './CalendarBar';
import { calendarSearch, readCalendarAddress } from './calendarAddress';
import { placeInWords } from './DayColumn';
import { momentOn } from './dayClock';
import { addDays, daysOfWeek, mondayOf, todayIn } from './days';
import { calendarDay, hoursShown, type CalendarContents } from './entries';
import { firstFreePlace, placeOf } from './startingPlace';
import { jobName } from './jobName';
import { TimeGrid } from './TimeGrid';
import { usePlacing } from './usePlacing';

const Carried = styled.div.attrs<{ $x: number; $y: number }>(({ $x, $y }) => ({
  style: { transform: `translate(${$x + 12}px, ${$y + 12}px)` },
}))<{ $x: number; $y: number }>`
  position: fixed;
  top: 0;
  left: 0;
  z-index: ${depth.notice};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.brand};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.md};
  pointer-events: none;
`;

/** Free time that is not over: what has passed is nobody's to have. */
function stillAhead(slots: CalendarContents['free']): CalendarContents['free'] {
  const now = Date.now();
  return slots.filter(({ ends_at: end }) => Date.parse(end) > now);
}

/** The calendar as it stands, with jobs to put into it. */
function Board({
  contents,
  waiting,
  timeZone,
}: {
  contents: CalendarContents;
  waiting: readonly VendorJob[];
  timeZone: string;
}) {
  const [search, setSearch] = useSearchParams();
  const helpId = useId();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const today = todayIn(timeZone);
  const { view, day } = readCalendarAddress(search, today);
  const dates = view === 'week' ? daysOfWeek(mondayOf(day)) : [day];
  const days = dates.map((date) => calendarDay(date, contents, timeZone));
  const hours = hoursShown(days);
  const { placing, gripOf, drop } = usePlacing({
    hours,
    startAt: (job) => placeOf(job.scheduled_for, timeZone) ?? firstFreePlace(days, timeZone),
    onShowDay: (shown, job) => {
      if (dates.includes(shown)) return true;
      // A job in the calendar is moved within it: with another week its grip, and the focus, would go.
      if (job.scheduled_for !== null) return false;
      setSearch(calendarSearch(view, shown), { replace: true, preventScrollReset: true });
      return true;
    },
    onDrop: (job, place) => setProposal({ job, place }),
  });
  const under = days.find((each) => each.day === placing?.place?.day);
  return (
    <VStack $gap={6}>
      <VisuallyHidden id={helpId}>
        Press to move it with the arrow keys; Enter drops it, Escape puts it back.
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {placing?.place && under && placeInWords(placing.place, placing.job, under)}
      </VisuallyHidden>
      <WaitingJobs
        jobs={waiting}
        helpId={helpId}
        placingId={placing?.job.id}
        gripOf={gripOf}
        onPlan={(job) => setProposal({ job, place: firstFreePlace(days, timeZone) })}
      />
      <CalendarBar view={view} day={day} today={today} />
      <TimeGrid
        label={view === 'week' ? 'Week' : 'Day'}
        days={days}
        hours={hours}
        today={today}
        timeZone={timeZone}
        helpId={helpId}
        placing={placing}
        gripOf={gripOf}
        onPlace={(place) => placing && drop(placing.job, place)}
      />
      <Text size="sm" tone="muted">
        Plain is free. Hatched is over, outside your hours, or has no crew left.
      </Text>
      {placing?.pointer && (
        <Carried $x={placing.pointer.x} $y={placing.pointer.y} aria-hidden>
          {jobName(placing.job)}
        </Carried>
      )}
      {proposal && (
        <PlanJobDialog proposal={proposal} timeZone={timeZone} onClose={() => setProposal(null)} />
      )}
    </VStack>
  );
}

/** A Pro's week or day on the Pro's own clock: hours, blocked times, jobs, and jobs to be planned. */
export function Calendar({ timeZone }: { timeZone: string }) {
  const vendorId = useVendorId();
  const [search] = useSearchParams();
  const { day } = readCalendarAddress(search, todayIn(timeZone));
  // Always whole weeks, so that changing between week and day reads nothing again.
  const monday = mondayOf(day);
  const from = momentOn(monday, 0, timeZone);
  const to = momentOn(addDays(monday, 7), 0, timeZone);
  const stay = { placeholderData: keepPreviousData };
  const jobs = useQuery({ ...vendorCalendarQuery(vendorId, from, to), ...stay });
  const schedule = useQuery(scheduleQuery(vendorId));
  const free = useQuery({ ...availabilityQuery(vendorId, from, to), ...stay });
  return (
    <QueryBoundary query={jobs} what="your jobs">
      {({ planned, waiting }) => (
        <QueryBoundary query={schedule} what="your hours">
          {({ blocks, hours, specialDays }) => (
            <QueryBoundary query={free} what="your free time">
              {(slots) => (
                <Board
                  contents={{
                    jobs: planned,
                    blocks,
                    free: stillAhead(slots),
                    times: { hours, specialDays },
                  }}
                  waiting={waiting}
                  timeZone={timeZone}
                />
              )}
            </QueryBoundary>
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
