/**
 * Style elements that libraries write into the page, by the hash of their text as a
 * Content-Security-Policy lists it. A test compares them with the installed libraries.
 */
export const styleHashes = {
  /** The empty string: styled-components fills its element through the CSSOM. */
  empty: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  /** The style sheet that sonner adds when the first toast is shown. */
  toasts: 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
} as const;
