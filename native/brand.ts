import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { BRAND_COLOR, whiteMark } from '../deploy/brandMark';

// How much of a picture's shorter edge the mark takes. Android cuts icons to any shape within two thirds.
const ON_ICON = 0.62;
const WITHIN_ANY_SHAPE = 0.42;
const ON_SPLASH = 0.22;

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly share: number;
  readonly ground: 'brand' | 'none' | 'round';
}

function ring(edge: number): Buffer {
  const half = edge / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><circle cx="${half}" cy="${half}" r="${half}" fill="${BRAND_COLOR}"/></svg>`,
  );
}

async function draw({ file, width, height, share, ground }: Picture): Promise<void> {
  const edge = Math.round(Math.min(width, height) * share);
  const layers = [{ input: await whiteMark(edge) }];
  if (ground === 'round') layers.unshift({ input: ring(width) });
  const background = ground === 'brand' ? BRAND_COLOR : NOTHING;
  const drawn = sharp({ create: { width, height, channels: 4, background } }).composite(layers);
  await mkdir(path.dirname(file), { recursive: true });
  // App Store Connect refuses icons with transparency.
  const flat = ground === 'brand' ? sharp(await drawn.png().toBuffer()).removeAlpha() : drawn;
  await writeFile(file, await flat.png({ palette: ground === 'brand' }).toBuffer());
}

/** Pixels per dp of Android's densities, and the size of its splash picture in portrait. */
const densities = [
  ['mdpi', 1, 320, 480],
  ['hdpi', 1.5, 480, 800],
  ['xhdpi', 2, 720, 1280],
  ['xxhdpi', 3, 960, 1600],
  ['xxxhdpi', 4, 1280, 1920],
] as const;

function androidPictures(resources: string): Picture[] {
  const at = (folder: string, name: string) => path.join(resources, folder, `${name}.png`);
  const splash = { share: ON_SPLASH, ground: 'brand' } as const;
  return [
    { file: at('drawable', 'splash'), width: 480, height: 320, ...splash },
    ...densities.flatMap(([density, scale, short, long]): Picture[] => {
      const icon = { width: 48 * scale, height: 48 * scale, share: ON_ICON };
      const layer = { width: 108 * scale, height: 108 * scale, share: WITHIN_ANY_SHAPE };
      const badge = { width: 24 * scale, height: 24 * scale, share: 1 };
      return [
        { file: at(`mipmap-${density}`, 'ic_launcher'), ...icon, ground: 'brand' },
        { file: at(`mipmap-${density}`, 'ic_launcher_round'), ...icon, ground: 'round' },
        { file: at(`mipmap-${density}`, 'ic_launcher_foreground'), ...layer, ground: 'none' },
        { file: at(`drawable-${density}`, 'ic_message'), ...badge, ground: 'none' },
        { file: at(`drawable-port-${density}`, 'splash'), width: short, height: long, ...splash },
        { file: at(`drawable-land-${density}`, 'splash'), width: long, height: short, ...splash },
      ];
    }),
  ];
}

const IOS_SPLASH = 'splash-2732x2732';

function iosPictures(assets: string): Picture[] {
  const icon = path.join(assets, 'AppIcon.appiconset/AppIcon-512@2x.png');
  const splash = path.join(assets, `Splash.imageset/${IOS_SPLASH}.png`);
  return [
    { file: icon, width: 1024, height: 1024, share: ON_ICON, ground: 'brand' },
    { file: splash, width: 2732, height: 2732, share: ON_SPLASH, ground: 'brand' },
  ];
}

/** Draws icon, start picture and message badge of both projects in a folder from the mark of the brand. */
export async function drawBrand(folder: string): Promise<void> {
  const resources = path.join(folder, 'android/app/src/main/res');
  const assets = path.join(folder, 'ios/App/App/Assets.xcassets');
  for (const picture of [...androidPictures(resources), ...iosPictures(assets)]) {
    await draw(picture);
  }
  // The same picture for every density.
  const splashes = path.join(assets, 'Splash.imageset');
  for (const copy of ['1', '2']) {
    await copyFile(
      path.join(splashes, `${IOS_SPLASH}.png`),
      path.join(splashes, `${IOS_SPLASH}-${copy}.png`),
    );
  }
}
