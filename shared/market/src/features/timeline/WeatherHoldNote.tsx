import { weatherHoldInWords } from '@tree-service/domain';
import { Text } from '@tree-service/design';
import { useJobNote } from './useJobNote';

/** Why the job of a request waits for the weather, for both sides. */
export function WeatherHoldNote({ requestId }: { requestId: string }) {
  return <Text>{weatherHoldInWords(useJobNote(requestId, 'hold_for_weather'))}</Text>;
}
