import { shade } from './leaves';
import { box, circle, dice, fill, paint, short, stroke, type Point } from './shapes';

export const wheel = (x: number, r: number): string =>
  circle('tire', x, -r, r) +
  circle('steelD', x, -r, r * 0.56) +
  circle('steelL', x - 1, -r - 1, r * 0.42) +
  circle('steelD', x, -r, r * 0.16);

/** Wood chips thrown along a curve from the start to the end. */
export function chips(from: Point, over: Point, to: Point, many: number, seed = 2): string {
  const roll = dice(seed);
  return Array.from({ length: many }, (_, index) => {
    const t = (index + roll()) / many;
    const along = (axis: 0 | 1) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * over[axis] + t * t * to[axis];
    const spread = 4 + t * 12;
    const x = along(0) + (roll() - 0.5) * spread;
    const y = along(1) + (roll() - 0.5) * spread;
    const size = 2.4 + roll() * 2.6;
    return `<rect fill="${paint(index % 3 === 0 ? 'woodD' : 'wood')}" x="${short(x)}" y="${short(y)}" width="${short(size * 1.5)}" height="${short(size)}" transform="rotate(${Math.round(roll() * 180)} ${short(x)} ${short(y)})"/>`;
  }).join('');
}

/** A chipper, 170 units wide: branches go in at the left, chips fly out at the upper right. */
export const chipper = (): string =>
  shade(84, 2, 90) +
  stroke('steelD', 8, 'M118-30H176M168-30V-4') +
  fill('machineD', 'M0-62L-6-18H26L46-26V-66Z') +
  fill('tire', 'M-2-58L-6-22H22L34-30V-60Z') +
  fill('machine', 'M36-84q0-6 6-6H112q6 0 8 6l10 34q0 26-8 26H40q-4 0-4-4Z') +
  fill('machineD', 'M96-90H112q6 0 8 6l10 34q0 26-8 26H92Q112-56 96-90Z') +
  box('machineL', 40, -90, 62, 5, 2.5) +
  circle('machineD', 70, -58, 19) +
  circle('machineL', 69, -59, 14) +
  circle('machine', 70, -58, 10) +
  fill('machineD', 'M84-88L92-134q4-16 22-16h14v15h-10q-10 0-12 10L98-88Z') +
  fill('machine', 'M84-88L92-134q4-16 22-16h4q-14 4-18 20L92-88Z') +
  fill('helmetD', 'M116-152h14l12 9l-4 9h-22Z') +
  box('steelD', 30, -28, 100, 9, 3) +
  fill('tire', 'M52-22a24 24 0 0 1 46 0Z') +
  wheel(75, 19);

/** A stump grinder, 120 units wide, its wheel at the right: that is where 112 0 is. */
export const grinder = (): string =>
  shade(48, 2, 60) +
  stroke('tire', 5, 'M8-46L-22-74H-34') +
  stroke('steelD', 5, 'M4-40L-18-62') +
  fill('machineD', 'M-2-48q0-6 6-6H56q6 0 10 5l16 21v12H4q-6 0-6-6Z') +
  fill('machine', 'M-2-48q0-6 6-6H44q-2 22-22 38H4q-6 0-6-6Z') +
  box('machineL', 3, -54, 44, 4.5, 2.2) +
  box('steelD', 12, -68, 26, 15, 3) +
  box('steel', 12, -68, 15, 15, 3) +
  stroke('steelD', 4, 'M34-66V-78') +
  wheel(16, 15) +
  stroke('machineD', 11, 'M70-30L100-24') +
  teeth(106, -19, 21) +
  circle('steelD', 106, -19, 19) +
  circle('steelL', 105, -20, 13) +
  circle('steelD', 106, -19, 5) +
  fill('machine', 'M80-32Q94-52 122-44L126-34Q106-40 92-22Z');

const teeth = (x: number, y: number, r: number) =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * 2 * Math.PI;
    return circle('tire', x + Math.cos(angle) * r, y + Math.sin(angle) * r, 3.2);
  }).join('');

/** A traffic cone, 24 units tall. */
export const cone = (): string =>
  box('machineD', -10, -4, 20, 4, 1.5) +
  fill('machineD', 'M-7-4L-2-24H2L7-4Z') +
  fill('machine', 'M-7-4L-2-24H0L2-4Z') +
  fill('paper', 'M-4.800-12L-3.500-17.500H3.500L4.800-12Z');
