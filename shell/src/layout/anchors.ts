/** Ids of the targets of the skip links. */
export const anchors = {
  main: 'main-content',
  navigation: 'navigation',
  footer: 'footer',
} as const;

/** Height of the fixed header with what a phone keeps at the top edge; pages start below it. */
export const HEADER_HEIGHT = 'calc(4.5rem + env(safe-area-inset-top))';
