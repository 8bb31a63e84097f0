import type { Tone } from './ink';

/** A point, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** A number as short as a drawing needs it. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

export const paint = (tone: Tone): string => `var(--${tone})`;

export const fill = (tone: Tone, d: string, more = ''): string =>
  `<path fill="${paint(tone)}" d="${d}"${more && ` ${more}`}/>`;

/** A line with round ends and corners. */
export const stroke = (tone: Tone, width: number, d: string, more = ''): string =>
  `<path fill="none" stroke="${paint(tone)}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more && ` ${more}`}/>`;

export const circle = (tone: Tone, x: number, y: number, r: number): string =>
  `<circle fill="${paint(tone)}" cx="${short(x)}" cy="${short(y)}" r="${short(r)}"/>`;

export const ellipse = (
  tone: Tone,
  x: number,
  y: number,
  rx: number,
  ry: number,
  more = '',
): string =>
  `<ellipse fill="${paint(tone)}" cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"${more && ` ${more}`}/>`;

export const box = (
  tone: Tone,
  x: number,
  y: number,
  width: number,
  height: number,
  r = 0,
): string =>
  `<rect fill="${paint(tone)}" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${r ? ` rx="${short(r)}"` : ''}/>`;

/** Shapes moved to a point, scaled and turned (degrees clockwise). */
export function place(x: number, y: number, shapes: string, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${at([x, y])})${turned}${scaled}">${shapes}</g>`;
}

/** Straight lines through points. */
export const through = (...points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** A repeatable source of numbers between 0 and 1. */
export function dice(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The outline of a leafy mass: an ellipse whose edge bulges. */
export function leafy(
  x: number,
  y: number,
  rx: number,
  ry: number,
  bulges: number,
  seed = 1,
): string {
  const roll = dice(seed);
  const start = roll() * 6;
  const points = Array.from({ length: bulges }, (_, index): Point => {
    const angle = start + ((index + (roll() - 0.5) * 0.45) / bulges) * 2 * Math.PI;
    const reach = 0.95 + roll() * 0.09;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  const arcs = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const radius = Math.hypot(next[0] - point[0], next[1] - point[1]) * 0.6;
    return `A${short(radius)} ${short(radius)} 0 0 1 ${at(next)}`;
  });
  return `M${at(points[0] ?? [x, y])}${arcs.join('')}Z`;
}
