/** Ids of the parts of every page that skip links lead to. */
export const anchors = {
  main: 'main-content',
  navigation: 'navigation',
  footer: 'footer',
} as const;

/** Height of the fixed header in rem; pages start below it. */
export const HEADER_HEIGHT_REM = 4.5;
