import { seededRandom } from '../seededRandom';
import { mix, type Canvas, type Color, type Point } from './canvas';

const BARK: Color = [104, 80, 62];
const DEAD_BARK: Color = [142, 128, 114];

/** A tree with a round crown, standing at a foot. Sizes in pixels. */
export function broadleaf(
  canvas: Canvas,
  foot: Point,
  height: number,
  leaf: Color,
  seed: number,
): void {
  const [x, y] = foot;
  const random = seededRandom(seed);
  const crown: Point = [x, y - height * 0.66];
  canvas.ellipse([x, y], height * 0.32, height * 0.04, [40, 60, 40], 0.22);
  canvas.stroke(foot, [x, y - height * 0.6], height * 0.09, height * 0.05, BARK);
  for (const side of [-1, 1]) {
    canvas.stroke(
      [x, y - height * 0.34],
      [x + side * height * 0.2, y - height * 0.6],
      height * 0.045,
      height * 0.02,
      BARK,
    );
  }
  for (let layer = 0; layer < 3; layer += 1) {
    const tone = mix(mix(leaf, [24, 52, 34], 0.35), mix(leaf, [232, 240, 170], 0.28), layer / 2);
    for (let puff = 0; puff < 11; puff += 1) {
      const angle = (puff / 11) * Math.PI * 2 + layer;
      const reach = height * (0.2 - layer * 0.045) * (random.between(80, 115) / 100);
      const size = height * (0.155 - layer * 0.028) * (random.between(85, 115) / 100);
      const at: Point = [
        crown[0] + Math.cos(angle) * reach * 1.25 - layer * height * 0.03,
        crown[1] + Math.sin(angle) * reach * 0.85 - layer * height * 0.045,
      ];
      canvas.ellipse(at, size * 1.1, size, tone, 0.94);
    }
  }
}

/** A conifer of stacked branches. */
export function conifer(canvas: Canvas, [x, y]: Point, height: number, needle: Color): void {
  canvas.ellipse([x, y], height * 0.2, height * 0.028, [40, 60, 40], 0.22);
  canvas.stroke([x, y], [x, y - height * 0.3], height * 0.05, height * 0.035, BARK);
  for (let tier = 0; tier < 6; tier += 1) {
    const base = y - height * (0.12 + tier * 0.135);
    const half = height * (0.215 - tier * 0.031);
    const tip = base - height * 0.23;
    canvas.shape(
      [
        [x, tip],
        [x + half, base],
        [x, base + height * 0.022],
        [x - half, base],
      ],
      mix(needle, [20, 44, 38], 0.28),
    );
    canvas.shape(
      [
        [x, tip],
        [x + half * 0.1, base],
        [x - half, base],
      ],
      mix(needle, [210, 226, 180], 0.14),
    );
  }
}

/** A leafless tree; `lean` moves its top sideways, in heights. */
export function deadTree(canvas: Canvas, foot: Point, height: number, lean: number): void {
  const [x, y] = foot;
  const at = (up: number): Point => [x + lean * height * up, y - height * up];
  canvas.ellipse(foot, height * 0.16, height * 0.025, [40, 60, 40], 0.22);
  canvas.stroke(foot, at(1), height * 0.085, height * 0.012, DEAD_BARK);
  for (const [up, reach, rise] of [
    [0.42, 0.3, 0.2],
    [0.52, -0.28, 0.2],
    [0.66, 0.22, 0.17],
    [0.76, -0.18, 0.13],
    [0.86, 0.1, 0.1],
  ] as const) {
    const from = at(up);
    const to: Point = [from[0] + reach * height, from[1] - rise * height];
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    canvas.stroke(from, to, height * 0.034, height * 0.008, DEAD_BARK);
    canvas.stroke(
      middle,
      [middle[0] + reach * height * 0.1, middle[1] - height * 0.13],
      height * 0.016,
      height * 0.005,
      DEAD_BARK,
    );
  }
}

/** A stump with its rings. */
export function stump(canvas: Canvas, [x, y]: Point, width: number): void {
  canvas.ellipse([x, y + width * 0.04], width * 0.72, width * 0.17, [40, 60, 40], 0.22);
  for (const side of [-1, 1])
    canvas.stroke(
      [x + side * width * 0.36, y - width * 0.1],
      [x + side * width * 0.62, y + width * 0.05],
      width * 0.2,
      width * 0.06,
      BARK,
    );
  canvas.shape(
    [
      [x - width / 2, y - width * 0.4],
      [x + width / 2, y - width * 0.4],
      [x + width * 0.54, y],
      [x - width * 0.54, y],
    ],
    BARK,
  );
  canvas.ellipse([x, y], width * 0.54, width * 0.13, BARK);
  [1, 0.78, 0.55, 0.32].forEach((part, ring) => {
    canvas.ellipse(
      [x, y - width * 0.4],
      (width / 2) * part,
      width * 0.15 * part,
      ring % 2 === 0 ? [216, 184, 138] : [186, 148, 104],
    );
  });
}

/** A trunk lying on the ground with some of its crown. */
export function fallenTree(canvas: Canvas, [x, y]: Point, length: number, leaf: Color): void {
  canvas.ellipse(
    [x + length * 0.5, y + length * 0.03],
    length * 0.62,
    length * 0.04,
    [40, 60, 40],
    0.22,
  );
  canvas.stroke([x, y], [x + length * 0.8, y - length * 0.05], length * 0.1, length * 0.05, BARK);
  canvas.ellipse([x, y], length * 0.03, length * 0.052, [206, 174, 130]);
  for (const [along, rise] of [
    [0.45, 0.2],
    [0.6, 0.26],
    [0.72, 0.22],
  ] as const) {
    canvas.stroke(
      [x + length * along, y - length * 0.03],
      [x + length * (along + 0.14), y - length * rise],
      length * 0.032,
      length * 0.012,
      BARK,
    );
  }
  const random = seededRandom(7);
  for (let puff = 0; puff < 22; puff += 1) {
    const tone = mix(leaf, puff > 12 ? [232, 240, 170] : [24, 52, 34], 0.22);
    canvas.ellipse(
      [
        x + length * (0.62 + random.between(0, 46) / 100),
        y - length * (random.between(-1, 24) / 100),
      ],
      length * (random.between(5, 9) / 100),
      length * (random.between(4, 8) / 100),
      tone,
      0.95,
    );
  }
}
