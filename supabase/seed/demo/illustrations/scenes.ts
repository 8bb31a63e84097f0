import sharp from 'sharp';
import {
  broadleaf,
  bucketTruck,
  chips,
  conifer,
  deadTree,
  fallenTree,
  fence,
  house,
  logs,
  place,
  stump,
} from './shapes';

type Sky = readonly [top: string, bottom: string];

const MORNING: Sky = ['#b0d0e0', '#f4eede'];
const NOON: Sky = ['#96c4e2', '#e2eef0'];
const EVENING: Sky = ['#c6cade', '#f8e0c4'];
const OVERCAST: Sky = ['#bec8ce', '#e2e4e0'];

const OAK = '#54804a';
const ELM = '#70924a';
const DRY = '#968e52';
const FIR = '#346250';

const WIRES = `<g stroke="#70605a"><path d="M64 480 V120 M736 480 V120" stroke-width="11"/>
  <path d="M20 150 H108 M692 150 H780" stroke-width="8"/></g>
  <g fill="none" stroke="#3e3e42" stroke-width="2.4">${[-36, 0, 36]
    .map((x) => `<path d="M${64 + x} 147 Q${400 + x} 215 ${736 + x} 147"/>`)
    .join('')}</g>`;
const PATH = '<path d="M390 320 H450 L570 600 H270Z" fill="#d6cab6"/>';

// One picture each; later shapes are in front.
const SCENES = [
  scene(350, MORNING, '#7ea258', [
    place(210, 400, 300, house('#eee4d2', '#965646')),
    place(560, 520, 440, deadTree(9)),
  ]),
  scene(370, NOON, '#76a054', [place(0, 410, 74, fence(11)), place(410, 550, 510, broadleaf(OAK))]),
  scene(300, EVENING, '#84a05c', [
    place(0, 340, 80, fence(10)),
    place(620, 430, 120, stump()),
    place(290, 500, 210, stump()),
  ]),
  scene(380, OVERCAST, '#689258', [
    place(110, 440, 350, conifer(FIR)),
    place(250, 455, 420, conifer(FIR)),
    place(670, 460, 400, conifer(FIR)),
    place(440, 550, 520, conifer('#3c6c50')),
  ]),
  scene(360, NOON, '#7aa05a', [
    place(540, 450, 380, house('#e2e8e4', '#56606c')),
    place(240, 550, 500, broadleaf(ELM)),
  ]),
  scene(320, OVERCAST, '#74945c', [
    PATH,
    place(140, 370, 220, house('#e8dece', '#785c50')),
    place(150, 480, 500, fallenTree(OAK)),
  ]),
  scene(400, MORNING, '#809e5c', [place(400, 565, 480, broadleaf(DRY)), WIRES]),
  scene(340, EVENING, '#78a458', [
    place(580, 400, 310, house('#f0eadc', '#62705c')),
    place(180, 440, 260, broadleaf(ELM)),
    place(230, 540, 150, logs()),
    place(470, 555, 230, chips()),
  ]),
  scene(390, NOON, '#7ca25a', [
    place(230, 520, 470, broadleaf(OAK)),
    place(590, 545, 300, bucketTruck()),
  ]),
];

function scene(horizon: number, sky: Sky, lawn: string, shapes: readonly string[]): string {
  const gradient = (id: string, [top, bottom]: Sky) =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
  const hills = [40, 270, 545, 785]
    .map((x) => `<ellipse cx="${x}" cy="${horizon + 14}" rx="165" ry="75"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <defs>
      ${gradient('sky', sky)}
      ${gradient('shade', ['#f0f0be26', '#1e3c2840'] as const)}
      <filter id="leaves" x="-10%" y="-10%" width="120%" height="120%">
        <feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="7"/>
        <feDisplacementMap in="SourceGraphic" scale="16" xChannelSelector="R" yChannelSelector="G"/>
      </filter>
      <pattern id="grass" width="70" height="46" patternUnits="userSpaceOnUse">
        <path d="M8 14 l2 -8 M31 34 l-2 -9 M52 12 l2 -7 M60 42 l-1 -8" stroke="#1c4224" opacity=".3" stroke-width="1.6"/>
      </pattern>
    </defs>
    <rect width="800" height="600" fill="url(#sky)"/>
    <g fill="${lawn}" opacity=".4">${hills}</g>
    ${[lawn, 'url(#shade)', 'url(#grass)']
      .map((fill) => `<rect y="${horizon}" width="800" height="600" fill="${fill}"/>`)
      .join('')}
    ${shapes.join('')}
  </svg>`;
}

const CERTIFICATE = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640">
  <rect width="480" height="640" fill="#faf8f0"/>
  <rect x="24" y="24" width="432" height="592" fill="none" stroke="#ced2c8" stroke-width="4"/>
  <g transform="translate(92 90)" fill="none" stroke="#46544e" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">
    <path d="M0 0 V70 C56 70 56 0 0 0Z"/>
    <path d="M118 0 H80 V70 H118 M80 34 H112"/>
    <path d="M156 70 V0 L184 42 L212 0 V70"/>
    <path d="M276 0 C240 0 240 70 276 70 C312 70 312 0 276 0Z"/>
  </g>
  <path d="M80 230 H400 M80 258 H400 M80 286 H290 M80 330 H400 M80 358 H400 M80 386 H290 M80 430 H400 M80 458 H400" stroke="#ced2c8" stroke-width="5"/>
  <g fill="none" stroke="#54804a"><circle cx="360" cy="540" r="40" stroke-width="8" stroke-dasharray="7 3"/>
  <circle cx="360" cy="540" r="24" fill="#54804a"/></g>
</svg>`;

/** Pictures of the demo, as PNG files. */
export interface Illustrations {
  /** Trees and yards, 800 by 600 pixels. */
  scenes: readonly Uint8Array[];
  /** Says DEMO and certifies nothing, 480 by 640 pixels. */
  certificate: Uint8Array;
}

/** Draws the pictures of the demo; they are the same every time. */
export async function drawIllustrations(): Promise<Illustrations> {
  return { scenes: await Promise.all(SCENES.map(toPng)), certificate: await toPng(CERTIFICATE) };
}

function toPng(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}
