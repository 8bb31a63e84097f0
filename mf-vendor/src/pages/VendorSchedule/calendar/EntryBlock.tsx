import { canMove, statusOfJob, timeInZone, timeZoneName } from '@tree-service/domain';
import { Link, VisuallyHidden } from '@tree-service/design';
import styled from 'styled-components';
import { vendorPaths } from '../../../paths';
import { EntryBox, HOUR_PX } from './columnStyles';
import { timeRangeInWords } from './dayClock';
import type { Entry } from './entries';
import { DragHandle } from './DragHandle';
import { jobName } from '../../../jobs/jobName';
import type { DragHandlers } from './useJobDrag';

const Corner = styled.span`
  position: absolute;
  top: 0;
  right: 0;
`;

const Name = styled.div<{ $besideHandle: boolean }>`
  ${({ $besideHandle }) => $besideHandle && 'padding-right: 1.5rem;'}
  font-weight: 600;
`;

const Time = styled.div`
  font-variant-numeric: tabular-nums;
`;

export interface EntryBlockProps {
  entry: Entry;
  top: number;
  /** Of the calendar. */
  timeZone: string;
  helpId: string;
  active: boolean;
  handlersFor: (job: Extract<Entry, { kind: 'job' }>['job']) => DragHandlers;
}

/** A job with its drag handle, or blocked time. */
export function EntryBlock({ entry, top, timeZone, helpId, active, handlersFor }: EntryBlockProps) {
  const { from, to, lane, lanes, otherDays } = entry;
  const box = {
    $top: ((from - top) / 60) * HOUR_PX,
    $height: ((to - from) / 60) * HOUR_PX,
    $lane: lane,
    $lanes: lanes,
  };
  const times = timeRangeInWords(entry);
  if (entry.kind === 'block') {
    return (
      <EntryBox {...box} $kind="block">
        <div>
          <Name $besideHandle={false}>{entry.block.note ?? 'Not available'}</Name>
          <Time>{times}</Time>
          {otherDays && <div>{otherDays}</div>}
        </div>
      </EntryBox>
    );
  }
  const { job } = entry;
  const start = job.scheduled_for ?? '';
  const elsewhere =
    timeZoneName(start, job.service_requests.time_zone) !== timeZoneName(start, timeZone);
  const movable = canMove('job', job.state, 'reschedule', 'vendor');
  const done = job.state === 'delivered' || job.state === 'completed';
  return (
    <EntryBox {...box} $kind={done ? 'done' : 'job'}>
      <div>
        {movable && (
          <Corner>
            <DragHandle
              small
              name={jobName(job)}
              active={active}
              handlers={handlersFor(job)}
              helpId={helpId}
            />
          </Corner>
        )}
        <Name $besideHandle={movable}>
          <Link to={vendorPaths.request(job.request_id)}>{jobName(job)}</Link>
        </Name>
        <Time>{times}</Time>
        {otherDays && <div>{otherDays}</div>}
        <div>{job.service_requests.city}</div>
        {elsewhere && <div>{timeInZone(start, job.service_requests.time_zone)} local time</div>}
        <VisuallyHidden>{statusOfJob(job).label}</VisuallyHidden>
      </div>
    </EntryBox>
  );
}
