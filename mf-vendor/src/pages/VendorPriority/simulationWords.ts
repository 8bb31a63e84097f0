import type { BoostSimulation } from '@tree-service/market/api/subscriptions';

const requests = (count: number): string => `${count} ${count === 1 ? 'request' : 'requests'}`;

/** What a simulation found, in a sentence or two; no promise is made of it. */
export function simulationInWords({
  matches,
  offered_without: without,
  offered_with: withBoost,
  median_place_without: before,
  median_place_with: after,
}: BoostSimulation): string {
  const more = withBoost - without;
  const offered =
    more > 0
      ? `You would have been among the first asked for ${requests(more)} more: ${withBoost} instead of ${without} of ${matches}.`
      : more < 0
        ? `You would have been among the first asked for ${requests(-more)} fewer: ${withBoost} instead of ${without} of ${matches}.`
        : `It would not have brought you a single offer more: ${without} of ${matches} either way.`;
  if (before === null || after === null) return offered;
  const place =
    before === after
      ? `Your usual place stays ${before}.`
      : `Your usual place would be ${after} instead of ${before}.`;
  return `${offered} ${place}`;
}
