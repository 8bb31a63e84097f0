/** Ids of the targets of the skip links. */
export const anchors = {
  main: 'main-content',
  navigation: 'navigation',
  footer: 'footer',
} as const;

/** Height of the fixed header in rem; pages start below it. */
export const HEADER_HEIGHT_REM = 4.5;
