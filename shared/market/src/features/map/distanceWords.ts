import { formatMiles, metersToFeet } from '@tree-service/domain';

const FEET_UP_TO_M = 300;

/** A short distance as people say it: "33 ft" up to 300 m, "1.2 miles" beyond. */
export function formatDistance(meters: number): string {
  return meters <= FEET_UP_TO_M ? `${metersToFeet(meters)} ft` : formatMiles(meters / 1000);
}
