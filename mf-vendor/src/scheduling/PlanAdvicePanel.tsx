import { Alert, RetryAlert, SkeletonText, Text, VStack } from '@tree-service/design';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '@tree-service/kernel';
import type { PlanAdvice } from '../api/planAdvice';
import { PlainList } from '../area/PlainList';
import { factsOf, warningsOf } from './adviceWords';
import type { WeatherWords } from './weatherWords';

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
