import { Alert, RetryAlert, SkeletonText, Text, VStack } from '@tree-service/design';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '@tree-service/kernel';
import { momentInZone, timeInZone } from '@tree-service/domain';
import { driveInWords, shortageInWords } from '@tree-service/market/features/directions';
import type { PlanAdvice } from '../api/planAdvice';
import { PlainList } from '../area/PlainList';
import { jobName } from '../jobs/jobName';
import type { WeatherWords } from './weatherWords';

const named = (job: PlanAdvice['overlaps'][number] | NonNullable<PlanAdvice['before']>) =>
  jobName({ service_requests: job });

/** When the work is over, and the drive from the job before it, in sentences. */
export function factsOf({ ends_at: end, before }: PlanAdvice, timeZone: string): string[] {
  const facts = [`Ends about ${momentInZone(end, timeZone)}.`];
  if (before) {
    const ends = timeInZone(before.ends_at, timeZone);
    facts.push(driveInWords(before.drive, `${named(before)}, which ends at ${ends}`));
  }
  return facts;
}

/** What speaks against a start, in sentences. */
export function warningsOf(advice: PlanAdvice, timeZone: string): string[] {
  const { before, blocks, conflicts, outside_hours: isOutside, overlaps } = advice;
  const time = (moment: string) => timeInZone(moment, timeZone);
  const shortage = before && shortageInWords(before.drive, named(before));
  return [
    ...(isOutside ? ['This is outside your working hours.'] : []),
    ...blocks.map(
      ({ starts_at: from, ends_at: to, note }) =>
        `You blocked ${momentInZone(from, timeZone)} to ${momentInZone(to, timeZone)}${note === null ? '' : `: ${note}`}.`,
    ),
    ...conflicts,
    ...overlaps.map(
      (job) => `${named(job)} is scheduled from ${time(job.starts_at)} to ${time(job.ends_at)}.`,
    ),
    ...(shortage ? [shortage] : []),
  ];
}

export interface PlanAdvicePanelProps {
  advice: UseQueryResult<PlanAdvice | null>;
  /** The start the advice is about, an ISO time; null while none is chosen. */
  startAt: string | null;
  timeZone: string;
  /** The weather then; null where it is not known. */
  weather: WeatherWords | null;
}

/** What a Pro should know of a start before setting it. Warns, and keeps nobody from it. */
export function PlanAdvicePanel({ advice, startAt, timeZone, weather }: PlanAdvicePanelProps) {
  if (startAt === null) return null;
  if (advice.isError) {
    return (
      <RetryAlert
        title="We couldn't compare this time with your schedule"
        onRetry={() => advice.refetch()}
      >
        {messageOf(advice.error)} You can set the date without it.
      </RetryAlert>
    );
  }
  const warnings = [
    ...(advice.data ? warningsOf(advice.data, timeZone) : []),
    ...(weather?.warnings ?? []),
  ];
  return (
    <VStack $gap={3} role="status" aria-busy={advice.isFetching}>
      {advice.data ? (
        factsOf(advice.data, timeZone).map((fact) => <Text key={fact}>{fact}</Text>)
      ) : (
        <SkeletonText lines={1} />
      )}
      {weather && <Text>{weather.fact}</Text>}
      {warnings.length > 0 && (
        <Alert tone="warning" title="Check before you set this date">
          <PlainList $gap={1}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </PlainList>
        </Alert>
      )}
    </VStack>
  );
}
