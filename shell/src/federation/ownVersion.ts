declare const __webpack_public_path__: string | undefined;

/** The release of the shell that runs here, from the address of its scripts; null in development. */
export function ownVersion(): string | null {
  if (typeof __webpack_public_path__ === 'undefined') return null;
  return /\/shell\/([^/]+)\/$/.exec(__webpack_public_path__)?.[1] ?? null;
}
