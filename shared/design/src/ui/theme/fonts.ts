import { css } from 'styled-components';
import figtreeAddress from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import frauncesAddress from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

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
export const fontFaces = css`
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
