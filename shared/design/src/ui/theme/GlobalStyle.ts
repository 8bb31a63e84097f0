import { createGlobalStyle } from 'styled-components';
import { color } from './color';
import { darkVariables, lightVariables } from './cssVariables';
import { fontFaces } from './fonts';
import { printed } from './printed';
import { radius } from './measures';
import { font, fontSize } from './typography';

/**
 * Fonts, theme variables and the reset. The theme follows the system; `data-theme="light"` or
 * `"dark"` on the root element overrides it (see `themeOverride.ts`).
 */
export const GlobalStyle = createGlobalStyle`
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
