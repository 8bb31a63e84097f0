/**
 * Style elements of every page, by the hash of their text as a Content-Security-Policy lists it. A test
 * compares them with what is installed and with the page of the shell.
 */
export const styleHashes = {
  /** The empty string: styled-components fills its element through the CSSOM. */
  empty: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  /** The style sheet that sonner adds when the first toast is shown. */
  toasts: 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  /** Of the notice a page shows when its scripts did not start: shell/src/index.html. */
  notStarted: 'sha256-+AUtKfRP/2k7+JtrO2Oi87+dU9EdOFc3E93Re+38S9o=',
} as const;

/** Inline scripts of every page, by their hash. */
export const scriptHashes = {
  /** Applies the appearance chosen on this device before anything is painted: shell/src/index.html. */
  appearance: 'sha256-YyCq8UnGPoT9jZ7aI0xBQ0Ousmr7BeXQCBd0QA5VJUw=',
} as const;
