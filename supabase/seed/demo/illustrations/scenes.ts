import { Canvas, type Color } from './canvas';
import { encodePng } from './png';
import { chips, fence, house, landscape, path, wires } from './surroundings';
import { broadleaf, conifer, deadTree, fallenTree, stump } from './trees';

const WIDTH = 800;
const HEIGHT = 600;
const MORNING: readonly [Color, Color] = [
  [176, 208, 224],
  [244, 238, 222],
];
const NOON: readonly [Color, Color] = [
  [150, 196, 226],
  [226, 238, 240],
];
const EVENING: readonly [Color, Color] = [
  [198, 202, 222],
  [248, 224, 196],
];
const OVERCAST: readonly [Color, Color] = [
  [190, 200, 206],
  [226, 228, 224],
];
const OAK: Color = [84, 128, 72];
const ELM: Color = [112, 146, 74];
const FIR: Color = [52, 98, 78];
const DRY: Color = [150, 142, 82];

// Every line is one picture; later shapes stand in front.
const SCENES: readonly ((canvas: Canvas) => void)[] = [
  (canvas) => {
    landscape(canvas, 350, MORNING, [126, 162, 88]);
    house(canvas, [60, 400], 300, [238, 228, 210], [150, 86, 70]);
    deadTree(canvas, [540, 510], 440, -0.2);
  },
  (canvas) => {
    landscape(canvas, 370, NOON, [118, 160, 84]);
    fence(canvas, 0, 800, 400, 74);
    broadleaf(canvas, [410, 540], 500, OAK, 11);
  },
  (canvas) => {
    landscape(canvas, 300, EVENING, [132, 160, 92]);
    fence(canvas, 0, 800, 330, 80);
    stump(canvas, [300, 500], 210);
    stump(canvas, [600, 440], 130);
  },
  (canvas) => {
    landscape(canvas, 380, OVERCAST, [104, 146, 88]);
    for (const [x, height] of [
      [110, 380],
      [250, 450],
      [660, 420],
    ] as const)
      conifer(canvas, [x, 460], height, FIR);
    conifer(canvas, [430, 540], 520, [60, 108, 80]);
  },
  (canvas) => {
    landscape(canvas, 360, NOON, [122, 160, 90]);
    house(canvas, [330, 440], 380, [226, 232, 228], [86, 96, 108]);
    broadleaf(canvas, [250, 550], 500, ELM, 23);
  },
  (canvas) => {
    landscape(canvas, 320, OVERCAST, [116, 148, 92]);
    path(canvas, 320, 420, 150);
    house(canvas, [40, 360], 220, [232, 222, 206], [120, 92, 80]);
    fallenTree(canvas, [150, 500], 540, OAK);
  },
  (canvas) => {
    landscape(canvas, 400, MORNING, [128, 158, 92]);
    broadleaf(canvas, [400, 560], 480, DRY, 31);
    wires(canvas, 150);
  },
  (canvas) => {
    landscape(canvas, 340, EVENING, [120, 164, 88]);
    house(canvas, [420, 390], 310, [240, 234, 220], [98, 112, 92]);
    broadleaf(canvas, [170, 450], 250, ELM, 41);
    chips(canvas, [300, 545], 220);
  },
];

/** The demo's drawn pictures of trees and yards, as PNG files of 800 by 600 pixels. */
export function drawScenes(): Uint8Array[] {
  return SCENES.map((paint) => {
    const canvas = new Canvas(WIDTH, HEIGHT);
    paint(canvas);
    return encodePng(canvas);
  });
}
