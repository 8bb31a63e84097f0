import { formatMiles, metresToFeet } from '@tree-service/domain';

const FEET_UP_TO_M = 300;

/** A short distance as people say it: "33 ft" up to 300 m, "1.2 miles" beyond. */
export function formatDistance(metres: number): string {
  return metres <= FEET_UP_TO_M ? `${metresToFeet(metres)} ft` : formatMiles(metres / 1000);
}
