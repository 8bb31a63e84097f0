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

/** "Your rank would have been higher in 6 matches and the same in 6." */
export function ranksInWords({ higher, same, lower }: BoostSimulation): string {
  const counts = [
    ['higher', higher],
    ['the same', same],
    ['lower', lower],
  ] as const;
  const [first, ...others] = counts.filter(([, count]) => count > 0);
  if (!first) return '';
  const parts = [
    `${first[0]} in ${first[1]} ${first[1] === 1 ? 'match' : 'matches'}`,
    ...others.map(([rank, count]) => `${rank} in ${count}`),
  ];
  return `Your rank would have been ${new Intl.ListFormat('en-US').format(parts)}.`;
}
