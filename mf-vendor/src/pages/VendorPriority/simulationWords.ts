import type { BoostSimulation } from '../../api/subscriptions';

/** A figure with the boost, and what it was without. */
export interface SimulatedFigure {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

const figure = (label: string, before: string, after: string): SimulatedFigure => ({
  label,
  value: after,
  hint: before === after ? 'The same without a boost' : `${before} without a boost`,
});

/** How often a Pro would have been asked first, and at which rank; without matches no rank is known. */
export function simulatedFigures({
  matches,
  offered_without: without,
  offered_with: withBoost,
  median_place_without: before,
  median_place_with: after,
}: BoostSimulation): readonly SimulatedFigure[] {
  const offers = figure(
    'In the first round of offers',
    `${without} of ${matches}`,
    `${withBoost} of ${matches}`,
  );
  if (before === null || after === null) return [offers];
  return [offers, figure('Typical rank', String(before), String(after))];
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
