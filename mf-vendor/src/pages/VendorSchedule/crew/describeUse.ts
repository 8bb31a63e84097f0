import { formatMoment } from '@tree-service/domain';
import type { CrewLink } from '../../../api/crewLinks';

const WORDS = {
  open: 'Opened at',
  start_travel: 'On the way at',
  start: 'Started a job at',
  deliver: 'Finished a job at',
  sign: 'Signed a checklist at',
} as const;

const isAction = (action: string): action is keyof typeof WORDS => action in WORDS;

/** What was done by a link, in words: "Opened at Nov 23, 7:02 AM"; the name of the job where one is known. */
export function describeUse(
  { action, used_at: at, job_id: jobId }: CrewLink['crew_link_uses'][number],
  timeZone: string,
  jobNames: Readonly<Partial<Record<string, string>>>,
): string {
  const words = isAction(action) ? WORDS[action] : 'Used at';
  const job = jobId === null ? undefined : jobNames[jobId];
  return `${words} ${formatMoment(at, timeZone)}${job === undefined ? '' : `: ${job}`}`;
}
