import type { ReactNode } from 'react';
import { createGlobalStyle, css, ThemeProvider } from 'styled-components';
import figtreeAddress from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import frauncesAddress from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import { theme } from './theme';
import { color, type ColorRole } from './color';
import { radius } from './measures';
import { font, fontSize } from './typography';
import { darkPalette, lightPalette, type Palette } from './palettes';

/**
 * How pages are printed: light, without what only works on a screen (buttons leave it out themselves),
 * nothing cut off or split that belongs together. data-screen-only marks what is not for paper.
 */
const printed = `@media print {
  @page { margin: 14mm; }
  body { background: none; }
  :has(> main) > :not(main), nav, [data-screen-only], [data-sonner-toaster], [role='alert'] button { display: none !important; }
  main, main :not(img) { overflow: visible !important; box-shadow: none !important; }
  li, tr, figure, article, dl > * { break-inside: avoid; }
  h1, h2, h3 { break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}`;

const isRole = (key: string): key is ColorRole => key in color;

const roles = Object.keys(color).filter(isRole);

const propertyName = (role: ColorRole): string => color[role].slice('var('.length, -1);

const declarations = (palette: Palette): string =>
  roles.map((role) => `${propertyName(role)}: ${palette[role]};`).join('');

/** Custom properties of the light theme, as CSS declarations. */
const lightVariables = `color-scheme: light;${declarations(lightPalette)}
--shadow-sm: 0 1px 2px rgb(18 40 28 / 0.07);
--shadow-md: 0 1px 2px rgb(18 40 28 / 0.05), 0 8px 24px -8px rgb(18 40 28 / 0.14);
--shadow-lg: 0 2px 6px rgb(18 40 28 / 0.06), 0 24px 60px -16px rgb(18 40 28 / 0.28);`;

const darkShadows = `--shadow-sm: 0 1px 2px rgb(0 0 0 / 0.4);
--shadow-md: 0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px -8px rgb(0 0 0 / 0.6);
--shadow-lg: 0 2px 6px rgb(0 0 0 / 0.4), 0 24px 60px -16px rgb(0 0 0 / 0.8);`;

/** Custom properties of the dark theme, as CSS declarations. */
const darkVariables = `color-scheme: dark;${declarations(darkPalette)}${darkShadows}`;

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
  'U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

// The same in a page drawn ahead, where nothing is known of the origin, as in the browser, where the
// address of the bundle comes with it: the name of the style sheet depends on its text.
const withoutOrigin = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');
const figtreeUrl = withoutOrigin(figtreeAddress);
const frauncesUrl = withoutOrigin(frauncesAddress);

/**
 * The two self-hosted families and their fallbacks. The overrides make Arial and Times occupy the
 * space of the real font (width ratios measured on a paragraph of English, ascent and descent
 * from the fonts' hhea tables divided by that ratio). A page keeps what it was painted with: a font that
 * comes later than that is for the next page, since no replacement moves nothing at all.
 */
const fontFaces = css`
  @font-face {
    font-family: 'Figtree Variable';
    font-style: normal;
    font-display: optional;
    font-weight: 300 900;
    src: url('${figtreeUrl}') format('woff2');
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'Fraunces Variable';
    font-style: normal;
    font-display: optional;
    font-weight: 100 900;
    src: url('${frauncesUrl}') format('woff2');
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'Figtree Fallback';
    font-weight: 300 500;
    src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto');
    size-adjust: 100.2%;
    ascent-override: 94.8%;
    descent-override: 24.9%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Figtree Fallback';
    font-weight: 501 900;
    src:
      local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'),
      local('Roboto Bold');
    size-adjust: 94.4%;
    ascent-override: 100.6%;
    descent-override: 26.5%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Fraunces Fallback';
    font-weight: 100 900;
    src:
      local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'),
      local('Liberation Serif Bold'), local('Noto Serif Bold');
    size-adjust: 112.1%;
    ascent-override: 87.2%;
    descent-override: 22.7%;
    line-gap-override: 0%;
  }
`;

/**
 * Fonts, theme variables and the reset. The theme follows the system; `data-theme="light"` or
 * `"dark"` on the root element overrides it (see `themeOverride.ts`).
 */
const GlobalStyle = createGlobalStyle`
  ${fontFaces}

  :root { ${lightVariables} }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${darkVariables} }
  }
  @media screen {
    :root[data-theme='dark'] { ${darkVariables} }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 6rem;
  }
  body {
    min-height: 100vh;
    min-height: 100dvh;
    background: ${color.bg};
    color: ${color.text};
    font-family: ${font.body};
    font-size: ${fontSize.md};
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4 { line-height: 1.2; text-wrap: balance; }
  p { text-wrap: pretty; }
  ul, ol { padding-left: 1.25em; }
  ul[role='list'], ol[role='list'] { list-style: none; padding: 0; }
  img, picture, video, canvas, svg { display: block; max-width: 100%; }
  img, video { height: auto; }
  input, button, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  a { color: ${color.brandText}; text-underline-offset: 0.2em; text-decoration-thickness: 0.08em; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  legend { padding: 0; }
  table { border-collapse: collapse; }
  [hidden] { display: none !important; }

  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
    border-radius: ${radius.sm};
  }
  [tabindex='-1']:focus { outline: none; }
  ::selection { background: ${color.brand}; color: ${color.onBrand}; }

  ${printed}

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Wraps each application once: provides the typed theme and the global style. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
