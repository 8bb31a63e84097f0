import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { vendorCalendarQuery, type VendorJob } from '@tree-service/market/api/jobs';
import { vendorAgendaQuery } from '../../../api/jobs';
import { scheduleQuery } from '../../../api/schedule';
import {
  color,
  depth,
  EmptyState,
  Link,
  QueryBoundary,
  radius,
  shadow,
  space,
  Text,
  VisuallyHidden,
  VStack,
} from '@tree-service/design';
import { noSchedule } from '@tree-service/design/illustrations';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useVendorId } from '../../../area/vendorId';
import { CrewDay } from '../crew/CrewDay';
import { DayRoute } from '../route/DayRoute';
import { ScheduleSheet } from '../../../scheduling/ScheduleSheet';
import { UnscheduledJobs } from '../UnscheduledJobs';
import { CalendarBar } from './CalendarBar';
import { calendarSearch, readCalendarAddress } from './calendarAddress';
import { slotInWords } from './DayColumn';
import { momentOn } from './dayClock';
import { addDays, daysOfWeek, mondayOf, todayIn } from './days';
import { calendarDay, hoursShown, type CalendarContents } from './entries';
import { openingDay } from './openingDay';
import { firstFreeSlot, slotOf } from './startingSlot';
import { jobName, placeOf } from '../../../jobs/jobName';
import { availabilityQuery } from '../../../api/planAdvice';
import { TimeGrid } from './TimeGrid';
import { useJobDrag, type CalendarSlot } from './useJobDrag';

const DragPreview = styled.div.attrs<{ $x: number; $y: number }>(({ $x, $y }) => ({
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

function futureSlots(slots: CalendarContents['free']): CalendarContents['free'] {
  const now = Date.now();
  return slots.filter(({ ends_at: end }) => Date.parse(end) > now);
}

interface BoardProps {
  contents: CalendarContents;
  waiting: readonly VendorJob[];
  timeZone: string;
  /** The day shown while the address names none. */
  usualDay: string;
}

function Board({ contents, waiting, timeZone, usualDay }: BoardProps) {
  const [search, setSearch] = useSearchParams();
  const helpId = useId();
  const [proposal, setProposal] = useState<{ job: VendorJob; slot: CalendarSlot } | null>(null);
  const today = todayIn(timeZone);
  const { view, day } = readCalendarAddress(search, usualDay);
  const dates = view === 'week' ? daysOfWeek(mondayOf(day)) : [day];
  const days = dates.map((date) => calendarDay(date, contents, timeZone));
  const hours = hoursShown(days);
  const { dragging, handlersFor, drop } = useJobDrag({
    hours,
    startAt: (job) => slotOf(job.scheduled_for, timeZone) ?? firstFreeSlot(days, timeZone),
    onShowDay: (shown, job) => {
      if (dates.includes(shown)) return true;
      // Showing another week would unmount the drag handle of a scheduled job, and with it the focus.
      if (job.scheduled_for !== null) return false;
      setSearch(calendarSearch(view, shown), { replace: true, preventScrollReset: true });
      return true;
    },
    onDrop: (job, slot) => setProposal({ job, slot }),
  });
  const targetDay = days.find((each) => each.day === dragging?.slot?.day);
  return (
    <VStack $gap={6}>
      <VisuallyHidden id={helpId}>
        Press to move with the arrow keys. Enter drops the job, Escape cancels.
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {dragging?.slot && targetDay && slotInWords(dragging.slot, dragging.job, targetDay)}
      </VisuallyHidden>
      <UnscheduledJobs
        jobs={waiting}
        helpId={helpId}
        draggedId={dragging?.job.id}
        handlersFor={handlersFor}
        onPlan={(job) => setProposal({ job, slot: firstFreeSlot(days, timeZone) })}
      />
      <CalendarBar view={view} day={day} today={today} />
      <TimeGrid
        label={view === 'week' ? 'Week' : 'Day'}
        days={days}
        hours={hours}
        today={today}
        timeZone={timeZone}
        helpId={helpId}
        dragging={dragging}
        handlersFor={handlersFor}
        onPickSlot={(slot) => dragging && drop(dragging.job, slot)}
      />
      <Text size="sm" tone="muted">
        Plain areas are free. Striped areas are in the past, outside your hours or fully booked.
      </Text>
      {contents.jobs.length === 0 && waiting.length === 0 && (
        <EmptyState picture={noSchedule} title="No jobs this week">
          Jobs you win appear here, so that you can plan them.
        </EmptyState>
      )}
      {view === 'day' && days[0]?.entries.some(({ kind }) => kind === 'job') && (
        <DayRoute day={day} />
      )}
      {view === 'day' ? (
        <CrewDay key={day} day={day} today={today} timeZone={timeZone} jobs={contents.jobs} />
      ) : (
        <Text size="sm">
          To send a crew their jobs, open{' '}
          <Link to={{ search: calendarSearch('day', today) }}>today</Link> or another day.
        </Text>
      )}
      {dragging?.pointer && (
        <DragPreview $x={dragging.pointer.x} $y={dragging.pointer.y} aria-hidden>
          {jobName(dragging.job)}
        </DragPreview>
      )}
      {proposal && (
        <ScheduleSheet
          job={proposal.job}
          name={jobName(proposal.job)}
          place={placeOf(proposal.job.service_requests)}
          timeZone={proposal.job.service_requests.time_zone}
          zip={proposal.job.service_requests.zip}
          startAt={momentOn(proposal.slot.day, proposal.slot.from, timeZone)}
          onClose={() => setProposal(null)}
        />
      )}
    </VStack>
  );
}

interface CalendarProps {
  timeZone: string;
}

function Weeks({ timeZone, opensOn }: CalendarProps & { opensOn: string }) {
  // Planning a job must not move the calendar away.
  const [usualDay] = useState(opensOn);
  const vendorId = useVendorId();
  const [search] = useSearchParams();
  const { day } = readCalendarAddress(search, usualDay);
  // Whole weeks, so that switching between week and day loads nothing.
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
                    free: futureSlots(slots),
                    times: { hours, specialDays },
                  }}
                  waiting={waiting}
                  timeZone={timeZone}
                  usualDay={usualDay}
                />
              )}
            </QueryBoundary>
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

/** In the Pro's time zone; opens on the next work. */
export function Calendar({ timeZone }: CalendarProps) {
  const agenda = useQuery(vendorAgendaQuery(useVendorId()));
  return (
    <QueryBoundary query={agenda} what="your jobs">
      {({ dated }) => (
        <Weeks timeZone={timeZone} opensOn={openingDay(dated, timeZone, new Date())} />
      )}
    </QueryBoundary>
  );
}
