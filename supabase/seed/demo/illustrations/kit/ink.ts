/** Tones from the greens, wood and amber of the product's palettes. */
const ink = {
  sky: '#e3f1e7',
  haze: '#f1f6ea',
  sun: '#f0b23c',
  cloud: '#ffffff',
  far: '#c5e0cd',
  near: '#a3cfb0',
  grass: '#7dba8a',
  grassD: '#62a374',
  grassL: '#9bcfa2',
  leaf: '#2f7f53',
  leafL: '#57a271',
  leafD: '#1d6041',
  olive: '#7c9a41',
  oliveL: '#a3bb62',
  oliveD: '#5b7a30',
  rust: '#d0803a',
  rustL: '#e7a560',
  rustD: '#a65b22',
  fir: '#216550',
  firL: '#3b8468',
  firD: '#144a3a',
  bark: '#80583c',
  barkL: '#a0734f',
  barkD: '#5e3e2a',
  dead: '#a59a8a',
  deadL: '#c4bbac',
  deadD: '#7f7567',
  wood: '#eccb96',
  woodD: '#cda165',
  soil: '#8f6a4a',
  soilD: '#6f5037',
  machine: '#e0782f',
  machineL: '#f0995a',
  machineD: '#b3561b',
  steel: '#8f9f97',
  steelL: '#c4d0c9',
  steelD: '#5a6b63',
  tire: '#27352d',
  glass: '#cfe7ef',
  glassD: '#a5cddb',
  paper: '#ffffff',
  paperD: '#e2e9e0',
  line: '#16231b',
  wall: '#fbf1e0',
  wallD: '#ebdac0',
  roof: '#a64d17',
  roofD: '#853b0f',
  trim: '#ffffff',
  door: '#1d6a47',
  helmet: '#f0b23c',
  helmetD: '#cb8d1d',
  vest: '#ef7d2d',
  vestD: '#c85f17',
  stripe: '#fbe9a6',
  shirt: '#f2ead9',
  shirtD: '#d8ccb4',
  blue: '#3b7aa6',
  blueD: '#285c82',
  pants: '#2c4a63',
  pantsD: '#1f374c',
  boot: '#4a3426',
  glove: '#4b5a52',
  skinA: '#eab98f',
  skinAD: '#d09a6e',
  skinB: '#b67c53',
  skinBD: '#97623d',
  skinC: '#80543a',
  skinCD: '#65402b',
  hair: '#3c2a1e',
  rope: '#d0402f',
  alert: '#d0402f',
} as const;

export type Tone = keyof typeof ink;

const isTone = (name: string): name is Tone => name in ink;

/** Size of a drawing in its own units. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A drawing as a file, some of its tones in other colors. */
export function plainSvg(
  { width, height }: Size,
  body: string,
  others: Readonly<Partial<Record<Tone, string>>> = {},
): string {
  const colored = body.replace(/var\(--(\w+)\)/g, (whole, name: string) =>
    isTone(name) ? (others[name] ?? ink[name]) : whole,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${colored}</svg>\n`;
}
