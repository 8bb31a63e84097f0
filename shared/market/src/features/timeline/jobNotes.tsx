import { useQuery } from '@tanstack/react-query';
import { weatherHoldInWords } from '@tree-service/domain';
import { Text } from '@tree-service/design';
import { requestTimelineQuery } from '../../api/requests';

/** What was written when an event last happened to the job of a request; null until it is read, or without a word. */
export function useJobNote(requestId: string, event: 'hold_for_weather' | 'reopen'): string | null {
  const { data } = useQuery(requestTimelineQuery(requestId));
  return data?.findLast((each) => each.machine === 'job' && each.event === event)?.note || null;
}

/** Why the job of a request waits for the weather, for both sides. */
export function WeatherHoldNote({ requestId }: { requestId: string }) {
  return <Text>{weatherHoldInWords(useJobNote(requestId, 'hold_for_weather'))}</Text>;
}
