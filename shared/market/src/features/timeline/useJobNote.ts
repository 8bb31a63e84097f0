import { useQuery } from '@tanstack/react-query';
import { requestTimelineQuery } from '../../api/requests';

/** What was written when an event last happened to the job of a request; null until it is read, or without a word. */
export function useJobNote(requestId: string, event: 'hold_for_weather' | 'reopen'): string | null {
  const { data } = useQuery(requestTimelineQuery(requestId));
  return data?.findLast((each) => each.machine === 'job' && each.event === event)?.note || null;
}
