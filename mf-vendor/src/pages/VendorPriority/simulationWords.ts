import type { BoostSimulation } from '@tree-service/market/api/subscriptions';

const requests = (count: number): string => (count === 1 ? 'request' : 'requests');

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
      ? `You would have been in the first round of offers for ${more} more ${requests(more)}: ${withBoost} instead of ${without} of ${matches}.`
      : more < 0
        ? `You would have been in the first round of offers for ${-more} fewer ${requests(-more)}: ${withBoost} instead of ${without} of ${matches}.`
        : `You would have received no additional offers: ${without} of ${matches} either way.`;
  if (before === null || after === null) return offered;
  const rank =
    before === after
      ? `Your typical rank stays ${before}.`
      : `Your typical rank would be ${after} instead of ${before}.`;
  return `${offered} ${rank}`;
}
