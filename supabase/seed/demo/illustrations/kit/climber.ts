import { person, type Looks } from './people';
import { poses } from './poses';
import { place, stroke } from './shapes';
import { chainsaw } from './tools';

/**
 * A climber with the boots against a trunk whose left edge is at 12 -20, on a line that goes up to the
 * point given, with a lanyard around the trunk and the saw on the belt.
 */
export const climber = (
  anchor: readonly [x: number, y: number],
  looks: Looks = {},
  trunk = 40,
): string =>
  stroke('rope', 2.2, `M${anchor[0]} ${anchor[1]}L-4-94L-10-42`) +
  stroke('tire', 1.8, 'M-18-38L-24-16') +
  place(-24, -12, chainsaw(74), 0.72) +
  person(poses.climb, looks) +
  stroke('steelD', 2.6, `M-12-42Q${12 + trunk * 0.5}-30 ${14 + trunk}-46`);
