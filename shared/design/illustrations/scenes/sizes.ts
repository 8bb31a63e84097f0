import type { Size } from '../kit/ink';
import { house } from '../kit/buildings';
import { cloud } from '../kit/ground';
import { LEAF, OLIVE } from '../kit/leaves';
import { person } from '../kit/people';
import { poses } from '../kit/poses';
import { circle, fill, place, stroke } from '../kit/shapes';
import { bush, oak, pine, poplar, small as young } from '../kit/trees';

export const SIZE_SHEET: Size = { width: 256, height: 240 };

/** Pixels per foot: every size picture has the same scale, so that house and person measure the tree. */
const FOOT = 2.5;
const FLOOR = 220;

const CLIP =
  '<clipPath id="s"><path d="M16 226Q4 150 16 84Q28 22 96 14Q190 4 226 44Q250 92 240 160Q238 200 226 226Z"/></clipPath>';

const backdrop = () =>
  '<g clip-path="url(#s)">' +
  fill('sky', 'M0 0H256V240H0Z') +
  cloud(30, 74, 0.62) +
  fill('far', 'M0 196Q60 170 130 186T256 180V240H0Z') +
  '</g>' +
  fill(
    'grass',
    'M8 222Q14 206 80 207Q160 202 224 208Q246 212 248 222Q240 234 128 235Q18 234 8 222Z',
  ) +
  fill('grassL', 'M18 216Q40 208 96 208Q160 205 200 208Q130 210 90 212Q40 214 18 216Z');

const scale = () =>
  place(62, FLOOR - 6, house(), (20 * FOOT) / 150) + place(20, FLOOR - 2, bush(OLIVE, 4), 0.36);

const neighbor = (x: number) =>
  place(x, FLOOR + 3, person(poses.stand, { crew: false, skin: 'B' }), (6.4 * FOOT) / 100);

/** A measuring line beside a tree, with a mark every 10 feet. */
const ruler = (x: number, feet: number): string =>
  stroke(
    'machineD',
    2.6,
    `M${x} ${FLOOR}V${FLOOR - feet * FOOT}M${x - 5} ${FLOOR}h10M${x - 5} ${FLOOR - feet * FOOT}h10`,
  ) +
  stroke(
    'machineD',
    1.8,
    Array.from(
      { length: Math.ceil(feet / 10) - 1 },
      (_, index) => `M${x - 3} ${FLOOR - (index + 1) * 10 * FOOT}h6`,
    ).join(''),
  );

const picture = (tree: string, feet: number): string =>
  backdrop() + scale() + place(160, FLOOR, tree) + neighbor(112) + ruler(246, feet);

const grown = (tree: string, units: number, feet: number): string =>
  place(0, 0, tree, (feet * FOOT) / units);

/** About as tall as a house. */
const small = (): string => picture(grown(young(LEAF), 100, 20), 20);
/** About twice as tall as a house. */
const medium = (): string => picture(grown(oak(LEAF, 2), 196, 44), 45);
/** Far above a house. */
const tall = (): string =>
  picture(place(14, 0, grown(poplar(LEAF), 200, 62)) + place(-16, 0, grown(pine(), 206, 80)), 80);

/** Three outlines of trees and a question. */
const unsure = (): string =>
  backdrop() +
  scale() +
  `<g opacity=".42">${place(196, FLOOR, grown(pine(), 206, 80))}</g><g opacity=".6">${place(160, FLOOR, grown(oak(LEAF, 2), 196, 44))}</g>` +
  place(120, FLOOR, grown(young(LEAF), 100, 20)) +
  circle('machineD', 176, 92, 31) +
  circle('machine', 174.5, 90.5, 28) +
  stroke('paper', 7, 'M164 82Q165 71 176 71Q187 72 187 82Q186 89 179 92Q175 94 175 100') +
  circle('paper', 175, 111, 4.4) +
  place(98, FLOOR + 3, person(poses.point, { crew: false, skin: 'B' }), (6.4 * FOOT) / 100);

/**
 * All sizes side by side, each shown by the name of its view: people see them together, and one file is
 * one request. Its size is that of one of them, so that an image has the same shape with or without a name.
 */
export const sizes = (): string =>
  CLIP +
  Object.entries({ small, medium, tall, unsure })
    .map(([name, draw], place) => {
      const { width, height } = SIZE_SHEET;
      const x = place * width;
      return (
        `<view id="${name}" viewBox="${x} 0 ${width} ${height}"/>` +
        `<svg x="${x}" width="${width}" height="${height}">${draw()}</svg>`
      );
    })
    .join('');
