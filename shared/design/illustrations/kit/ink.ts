/** Tones by day and after sunset, from the greens, wood and amber of the product's palettes. */
export const ink = {
  sky: ['#e3f1e7', '#204837'],
  haze: ['#f1f6ea', '#29543f'],
  sun: ['#f0b23c', '#f1e2b4'],
  cloud: ['#ffffff', '#336350'],
  far: ['#c5e0cd', '#275742'],
  near: ['#a3cfb0', '#2d634a'],
  grass: ['#7dba8a', '#357052'],
  grassD: ['#62a374', '#2a5f45'],
  grassL: ['#9bcfa2', '#418361'],
  leaf: ['#2f7f53', '#479668'],
  leafL: ['#57a271', '#6aba8b'],
  leafD: ['#1d6041', '#2f7350'],
  olive: ['#7c9a41', '#7f9948'],
  oliveL: ['#a3bb62', '#a2b865'],
  oliveD: ['#5b7a30', '#5d7635'],
  rust: ['#d0803a', '#c98546'],
  rustL: ['#e7a560', '#dfa668'],
  rustD: ['#a65b22', '#9a6030'],
  fir: ['#216550', '#3c866a'],
  firL: ['#3b8468', '#5aa888'],
  firD: ['#144a3a', '#2d6b54'],
  bark: ['#80583c', '#8a6246'],
  barkL: ['#a0734f', '#a97d5a'],
  barkD: ['#5e3e2a', '#62442f'],
  dead: ['#a59a8a', '#9a9184'],
  deadL: ['#c4bbac', '#b8b0a2'],
  deadD: ['#7f7567', '#756c60'],
  wood: ['#eccb96', '#e2bf8a'],
  woodD: ['#cda165', '#bd935c'],
  soil: ['#8f6a4a', '#6b4f38'],
  soilD: ['#6f5037', '#523b29'],
  machine: ['#e0782f', '#dd8140'],
  machineL: ['#f0995a', '#eda269'],
  machineD: ['#b3561b', '#ab6029'],
  steel: ['#8f9f97', '#9aaba2'],
  steelL: ['#c4d0c9', '#c3d0c8'],
  steelD: ['#5a6b63', '#64776d'],
  tire: ['#27352d', '#0f1a14'],
  glass: ['#cfe7ef', '#9cc3d0'],
  glassD: ['#a5cddb', '#7ba7b7'],
  paper: ['#ffffff', '#eef3ec'],
  paperD: ['#e2e9e0', '#cbd6cc'],
  line: ['#16231b', '#0b130f'],
  wall: ['#fbf1e0', '#dccfb7'],
  wallD: ['#ebdac0', '#bfb095'],
  roof: ['#a64d17', '#a2592b'],
  roofD: ['#853b0f', '#7f4320'],
  trim: ['#ffffff', '#efe9dc'],
  door: ['#1d6a47', '#2f7d58'],
  helmet: ['#f0b23c', '#efb94f'],
  helmetD: ['#cb8d1d', '#c9942f'],
  vest: ['#ef7d2d', '#ee8a41'],
  vestD: ['#c85f17', '#c46a26'],
  stripe: ['#fbe9a6', '#fbe9a6'],
  shirt: ['#f2ead9', '#e0d8c6'],
  shirtD: ['#d8ccb4', '#c2b8a2'],
  blue: ['#3b7aa6', '#5590b8'],
  blueD: ['#285c82', '#3d7196'],
  pants: ['#2c4a63', '#41637f'],
  pantsD: ['#1f374c', '#304d66'],
  boot: ['#4a3426', '#2f2119'],
  glove: ['#4b5a52', '#2d3a33'],
  skinA: ['#eab98f', '#e3b189'],
  skinAD: ['#d09a6e', '#c59068'],
  skinB: ['#b67c53', '#b17a53'],
  skinBD: ['#97623d', '#935f3c'],
  skinC: ['#80543a', '#875b40'],
  skinCD: ['#65402b', '#6a442f'],
  hair: ['#3c2a1e', '#2a1c14'],
  rope: ['#d0402f', '#e8624f'],
  alert: ['#d0402f', '#e8624f'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

export type Tone = keyof typeof ink;

const isTone = (name: string): name is Tone => name in ink;

/** Every tone after sunset. */
export const nightTones: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ink).map(([tone, [, dark]]) => [tone, dark]),
);

const used = (body: string): Tone[] => [
  ...new Set(
    [...body.matchAll(/var\(--(\w+)\)/g)].flatMap(([, name = '']) => (isTone(name) ? [name] : [])),
  ),
];

const declared = (tones: readonly Tone[], theme: 0 | 1): string =>
  tones.map((tone) => `--${tone}:${ink[tone][theme]}`).join(';');

/** Size of a drawing in its own units, which are px where it is shown full size. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing as a file that follows the color scheme of whatever shows it: browsers match
 * `prefers-color-scheme` inside an image against the element's own `color-scheme`.
 */
export function themedSvg({ width, height }: Size, body: string): string {
  const tones = used(body);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>:root{${declared(tones, 0)}}@media(prefers-color-scheme:dark){:root{${declared(tones, 1)}}}</style>` +
    `${body}</svg>\n`
  );
}

/** The same with fixed colors, some of them other than by day, for programs that know no custom properties. */
export function plainSvg(
  { width, height }: Size,
  body: string,
  others: Readonly<Partial<Record<Tone, string>>> = {},
): string {
  const colored = body.replace(/var\(--(\w+)\)/g, (whole, name: string) =>
    isTone(name) ? (others[name] ?? ink[name][0]) : whole,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${colored}</svg>\n`;
}
