import { canMove, JOB_STATES, timeZoneName } from '@tree-service/domain';
import { Link, VisuallyHidden } from '@tree-service/design';
import styled from 'styled-components';
import { vendorPaths } from '../../../paths';
import { timeThere } from '../../../jobs/timeThere';
import { EntryBox, HOUR_PX } from './columnStyles';
import { stretchInWords } from './dayClock';
import type { Entry } from './entries';
import { Grip } from './Grip';
import { jobName } from './jobName';
import type { GripHandlers } from './usePlacing';

const Corner = styled.span`
  position: absolute;
  top: 0;
  right: 0;
`;

const Time = styled.div`
  padding-right: 1.5rem;
  font-variant-numeric: tabular-nums;
`;

/** The part of a day something takes: a job with its grip, or blocked time. */
export function EntryBlock({
  entry,
  top,
  timeZone,
  helpId,
  active,
  gripOf,
}: {
  entry: Entry;
  /** The first minute shown. */
  top: number;
  /** The calendar's. */
  timeZone: string;
  helpId: string;
  active: boolean;
  gripOf: (job: Extract<Entry, { kind: 'job' }>['job']) => GripHandlers;
}) {
  const { from, to, lane, lanes, otherDays } = entry;
  const box = {
    $top: ((from - top) / 60) * HOUR_PX,
    $height: ((to - from) / 60) * HOUR_PX,
    $lane: lane,
    $lanes: lanes,
  };
  const times = stretchInWords(entry);
  if (entry.kind === 'block') {
    return (
      <EntryBox {...box} $kind="block">
        <div>
          <strong>{entry.block.note ?? 'Not available'}</strong>
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
            <Grip
              small
              name={jobName(job)}
              active={active}
              handlers={gripOf(job)}
              helpId={helpId}
            />
          </Corner>
        )}
        <Time>{times}</Time>
        {otherDays && <div>{otherDays}</div>}
        <Link to={vendorPaths.request(job.request_id)}>{jobName(job)}</Link>
        <div>{job.service_requests.city}</div>
        {elsewhere && <div>{timeThere(start, job.service_requests.time_zone)} there</div>}
        <VisuallyHidden>{JOB_STATES[job.state].label}</VisuallyHidden>
      </div>
    </EntryBox>
  );
}
