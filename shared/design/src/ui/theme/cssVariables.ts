import { color, type ColorRole } from './color';
import { darkPalette, lightPalette, type Palette } from './palettes';

const isRole = (key: string): key is ColorRole => key in color;

const roles = Object.keys(color).filter(isRole);

const propertyName = (role: ColorRole): string => color[role].slice('var('.length, -1);

const declarations = (palette: Palette): string =>
  roles.map((role) => `${propertyName(role)}: ${palette[role]};`).join('');

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
