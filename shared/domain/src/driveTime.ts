import { kilometersToMiles } from './units';

/**
 * Miles an hour along the straight line between two places. Roads are longer than the line and carry
 * a truck at 30 to 35 mph in a city, so this is less.
 */
export const DRIVE_MPH = 25;

const STEP_MINUTES = 5;

/** A rough drive between two places, in minutes rounded up to five, by the straight line between them. */
export function driveMinutes(kilometers: number): number {
  const minutes = (kilometersToMiles(kilometers) / DRIVE_MPH) * 60;
  return Math.max(STEP_MINUTES, Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES);
}
