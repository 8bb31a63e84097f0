import { color, type ColorRole } from './color';
import { darkPalette, lightPalette, type Palette } from './palettes';

const isRole = (key: string): key is ColorRole => key in color;

const roles = Object.keys(color).filter(isRole);

// These belong to the page's theme; the band itself is painted with them.
const deepRoles: ReadonlySet<ColorRole> = new Set<ColorRole>([
  'deep',
  'onDeep',
  'onDeepMuted',
  'deepBorder',
  'overlay',
]);

const propertyName = (role: ColorRole): string => color[role].slice('var('.length, -1);

const declarations = (palette: Palette, chosen: readonly ColorRole[] = roles): string =>
  chosen.map((role) => `${propertyName(role)}: ${palette[role]};`).join('');

/** Custom properties of the light theme, as CSS declarations. */
export const lightVariables = `color-scheme: light;${declarations(lightPalette)}
--shadow-sm: 0 1px 2px rgb(18 40 28 / 0.07);
--shadow-md: 0 1px 2px rgb(18 40 28 / 0.05), 0 8px 24px -8px rgb(18 40 28 / 0.14);
--shadow-lg: 0 2px 6px rgb(18 40 28 / 0.06), 0 24px 60px -16px rgb(18 40 28 / 0.28);`;

const darkShadows = `--shadow-sm: 0 1px 2px rgb(0 0 0 / 0.4);
--shadow-md: 0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px -8px rgb(0 0 0 / 0.6);
--shadow-lg: 0 2px 6px rgb(0 0 0 / 0.4), 0 24px 60px -16px rgb(0 0 0 / 0.8);`;

/** Custom properties of the dark theme, as CSS declarations. */
export const darkVariables = `color-scheme: dark;${declarations(darkPalette)}${darkShadows}`;

/** Custom properties inside a deep green band: the dark theme's, on the band's own ground. */
export const bandVariables = `color-scheme: dark;${declarations(
  darkPalette,
  roles.filter((role) => !deepRoles.has(role)),
)}${darkShadows}
--color-bg: ${color.deep};
--color-surface: color-mix(in srgb, ${color.deep} 90%, white);
--color-surface-sunken: color-mix(in srgb, ${color.deep} 86%, black);
--color-text: ${color.onDeep};
--color-text-muted: ${color.onDeepMuted};
--color-border: ${color.deepBorder};
--color-border-strong: #8aa898;`;
