import { Canvas, type Color, type Point } from './canvas';
import { encodePng } from './png';

const WIDTH = 480;
const HEIGHT = 640;
const PAPER: Color = [250, 248, 240];
const INK: Color = [70, 84, 78];
const FAINT: Color = [206, 210, 200];
const SEAL: Color = [84, 128, 72];

// The letters of DEMO as strokes, each in a box of 1 by 1.
const LETTERS: readonly (readonly (readonly [Point, Point])[])[] = [
  [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [0.7, 0.25],
    ],
    [
      [0.7, 0.25],
      [0.7, 0.75],
    ],
    [
      [0.7, 0.75],
      [0, 1],
    ],
  ],
  [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [0.65, 0],
    ],
    [
      [0, 0.5],
      [0.55, 0.5],
    ],
    [
      [0, 1],
      [0.65, 1],
    ],
  ],
  [
    [
      [0, 1],
      [0, 0],
    ],
    [
      [0, 0],
      [0.4, 0.6],
    ],
    [
      [0.4, 0.6],
      [0.8, 0],
    ],
    [
      [0.8, 0],
      [0.8, 1],
    ],
  ],
  [
    [
      [0, 0],
      [0.7, 0],
    ],
    [
      [0.7, 0],
      [0.7, 1],
    ],
    [
      [0.7, 1],
      [0, 1],
    ],
    [
      [0, 1],
      [0, 0],
    ],
  ],
];

/** A drawn certificate that says DEMO and certifies nothing, as a PNG file of 480 by 640 pixels. */
export function drawCertificate(): Uint8Array {
  const canvas = new Canvas(WIDTH, HEIGHT);
  canvas.gradient(0, HEIGHT, PAPER, PAPER);
  for (const [place, letter] of LETTERS.entries()) {
    const at = ([x, y]: Point): Point => [90 + place * 80 + x * 60, 80 + y * 70];
    for (const [from, to] of letter) canvas.stroke(at(from), at(to), 9, 9, INK);
  }
  for (let line = 0; line < 9; line += 1) {
    const end = line % 3 === 2 ? 280 : 400;
    canvas.stroke([80, 230 + line * 28], [end, 230 + line * 28], 5, 5, FAINT);
  }
  canvas.ellipse([360, 540], 44, 44, SEAL);
  canvas.ellipse([360, 540], 34, 34, PAPER);
  canvas.ellipse([360, 540], 26, 26, SEAL);
  return encodePng(canvas);
}
