import { seededRandom } from '../seededRandom';
import { mix, type Canvas, type Color, type Point } from './canvas';

/** Sky, a far line of hills and a lawn that begins at a height. */
export function landscape(
  canvas: Canvas,
  horizon: number,
  sky: readonly [Color, Color],
  lawn: Color,
): void {
  canvas.gradient(0, horizon, sky[0], sky[1]);
  const far = mix(lawn, sky[1], 0.62);
  for (const [part, size] of [
    [0.05, 0.3],
    [0.34, 0.42],
    [0.68, 0.36],
    [0.98, 0.3],
  ] as const) {
    canvas.ellipse(
      [canvas.width * part, horizon + 14],
      canvas.width * size * 0.6,
      canvas.height * 0.13,
      far,
    );
  }
  canvas.gradient(
    horizon,
    canvas.height,
    mix(lawn, [240, 240, 190], 0.16),
    mix(lawn, [30, 60, 40], 0.2),
  );
  const random = seededRandom(horizon);
  for (let blade = 0; blade < 90; blade += 1) {
    const y = random.between(horizon + 12, canvas.height - 4);
    const size = 2 + ((y - horizon) / (canvas.height - horizon)) * 7;
    const x = random.between(0, canvas.width);
    canvas.stroke(
      [x, y],
      [x + random.between(-2, 2), y - size],
      1.6,
      0.8,
      mix(lawn, [28, 66, 36], 0.45),
    );
  }
}

/** A small house seen from the front, its left lower corner at a point. */
export function house(
  canvas: Canvas,
  [x, y]: Point,
  width: number,
  wall: Color,
  roof: Color,
): void {
  const height = width * 0.5;
  canvas.ellipse([x + width / 2, y], width * 0.58, width * 0.03, [40, 60, 40], 0.2);
  canvas.shape(
    [
      [x, y - height],
      [x + width, y - height],
      [x + width, y],
      [x, y],
    ],
    wall,
  );
  canvas.shape(
    [
      [x + width * 0.14, y - height * 1.62],
      [x + width * 0.86, y - height * 1.62],
      [x + width * 1.07, y - height * 0.94],
      [x - width * 0.07, y - height * 0.94],
    ],
    roof,
  );
  canvas.shape(
    [
      [x, y - height * 0.94],
      [x + width, y - height * 0.94],
      [x + width, y - height * 0.86],
      [x, y - height * 0.86],
    ],
    mix(wall, [60, 50, 45], 0.22),
  );
  for (const part of [0.1, 0.68])
    window(canvas, [x + width * part, y - height * 0.72], width * 0.2, height * 0.38);
  const door = x + width * 0.43;
  canvas.shape(
    [
      [door, y - height * 0.66],
      [door + width * 0.14, y - height * 0.66],
      [door + width * 0.14, y],
      [door, y],
    ],
    mix(roof, [30, 40, 50], 0.25),
  );
}

function window(canvas: Canvas, [x, y]: Point, width: number, height: number): void {
  const frame = (inset: number): Point[] => [
    [x + inset, y + inset],
    [x + width - inset, y + inset],
    [x + width - inset, y + height - inset],
    [x + inset, y + height - inset],
  ];
  canvas.shape(frame(0), [250, 247, 240]);
  canvas.shape(frame(4), [150, 182, 198]);
  canvas.stroke([x + width / 2, y], [x + width / 2, y + height], 4, 4, [250, 247, 240]);
}

/** A fence of boards from one side of a stretch to the other. */
export function fence(canvas: Canvas, fromX: number, toX: number, y: number, height: number): void {
  const wood: Color = [186, 156, 122];
  for (const rail of [0.3, 0.75])
    canvas.stroke(
      [fromX, y - height * rail],
      [toX, y - height * rail],
      7,
      7,
      mix(wood, [90, 70, 50], 0.25),
    );
  for (let x = fromX; x <= toX; x += 26) {
    canvas.shape(
      [
        [x, y - height],
        [x + 10, y - height - 9],
        [x + 20, y - height],
        [x + 20, y],
        [x, y],
      ],
      wood,
    );
  }
}

/** Two poles with wires between them. */
export function wires(canvas: Canvas, y: number): void {
  const pole: Color = [112, 96, 82];
  for (const x of [canvas.width * 0.08, canvas.width * 0.92]) {
    canvas.stroke([x, y + 330], [x, y - 26], 13, 9, pole);
    canvas.stroke([x - 46, y], [x + 46, y], 8, 8, pole);
  }
  for (const offset of [-36, 0, 36]) {
    for (let part = 0; part < 24; part += 1) {
      const at = (step: number): Point => {
        const along = step / 24;
        return [
          canvas.width * (0.08 + 0.84 * along) + offset,
          y - 4 + Math.sin(along * Math.PI) * 34,
        ];
      };
      canvas.stroke(at(part), at(part + 1), 2.4, 2.4, [62, 62, 66]);
    }
  }
}

/** A path that runs from the front to the horizon. */
export function path(canvas: Canvas, horizon: number, x: number, width: number): void {
  canvas.shape(
    [
      [x - width * 0.2, horizon],
      [x + width * 0.2, horizon],
      [x + width, canvas.height],
      [x - width, canvas.height],
    ],
    [214, 202, 182],
  );
}

/** A heap of wood chips. */
export function chips(canvas: Canvas, [x, y]: Point, width: number): void {
  canvas.ellipse([x, y], width * 0.6, width * 0.1, [40, 60, 40], 0.2);
  const random = seededRandom(3);
  for (let chip = 0; chip < 240; chip += 1) {
    const across = random.between(-100, 100) / 100;
    const up = random.between(0, 100) / 100;
    if (up > 1 - Math.abs(across)) continue;
    const tone = mix([206, 168, 118], [142, 104, 68], random.between(0, 100) / 100);
    canvas.ellipse(
      [x + across * width * 0.5, y - up * width * 0.42],
      width * 0.045,
      width * 0.026,
      tone,
    );
  }
}
