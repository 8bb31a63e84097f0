import { color, type ColorRole } from './color';
import { darkPalette, lightPalette, type Palette } from './palettes';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

const surfaces: ColorRole[] = ['bg', 'surface', 'surfaceRaised', 'surfaceSunken'];
const textOnSurfaces: ColorRole[] = [
  'text',
  'textMuted',
  'brandText',
  'accent',
  'danger',
  'warning',
  'success',
  'info',
];

const textPairs: [ColorRole, ColorRole][] = [
  ...textOnSurfaces.flatMap((text) =>
    surfaces.map((surface): [ColorRole, ColorRole] => [text, surface]),
  ),
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['brandText', 'brandSoft'],
  ['accent', 'accentSoft'],
  ['danger', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['success', 'successSoft'],
  ['info', 'infoSoft'],
  ['text', 'brandSoft'],
  ['text', 'accentSoft'],
  ['text', 'dangerSoft'],
  ['text', 'warningSoft'],
  ['text', 'successSoft'],
  ['text', 'infoSoft'],
  ['textMuted', 'brandSoft'],
  ['onDeep', 'deep'],
  ['onDeepMuted', 'deep'],
];

const controlPairs: [ColorRole, ColorRole][] = [
  ...surfaces.flatMap((surface): [ColorRole, ColorRole][] => [
    ['borderStrong', surface],
    ['focus', surface],
    ['brand', surface],
    ['star', surface],
  ]),
];

const palettes: [string, Palette][] = [
  ['light', lightPalette],
  ['dark', darkPalette],
];

// A band keeps the page's deep green but takes everything else from the dark palette.
const bandPairs: ColorRole[] = [
  'brandText',
  'brand',
  'danger',
  'success',
  'warning',
  'info',
  'focus',
];

describe.each(palettes)('the %s palette', (_name, palette) => {
  it.each(textPairs)('shows %s on %s at 4.5:1 or better', (text, surface) => {
    expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('shows %s on %s at 3:1 or better', (mark, surface) => {
    expect(contrast(palette[mark], palette[surface])).toBeGreaterThanOrEqual(3);
  });

  it.each(bandPairs)("shows the dark palette's %s on its deep green at 4.5:1 or better", (text) => {
    expect(contrast(darkPalette[text], palette.deep)).toBeGreaterThanOrEqual(4.5);
  });

  it('gives every role a value', () => {
    expect(Object.keys(palette).sort()).toEqual(Object.keys(color).sort());
  });
});
