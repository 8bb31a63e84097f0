/** What a page drawn ahead says of itself, as attributes of its root element. */
export interface DrawnPage {
  /** The address it was drawn for. */
  readonly path: string;
  /** The release of the remote it was drawn with; empty where no remote had a part in it. */
  readonly release: string;
}

/** How `deploy/prerender` marks the root element of a page drawn ahead. */
const drawnAttributes = {
  path: 'data-drawn-path',
  release: 'data-drawn-release',
} as const;

/** The page drawn ahead for the current address; null when there is none, or one for another address. */
export function drawnPageIn(root: Element, pathname: string): DrawnPage | null {
  const path = root.getAttribute(drawnAttributes.path);
  if (path === null || path !== pathname) return null;
  return { path, release: root.getAttribute(drawnAttributes.release) ?? '' };
}

/** Id of the element with the manifest of the release that a page was drawn with. */
const MANIFEST_ID = 'drawn-manifest';

/** The manifest at an address when it came with the page; null otherwise, and once it was taken. */
export function takeDrawnManifest(address: string): unknown {
  const element = document.getElementById(MANIFEST_ID);
  const own = element?.getAttribute('data-address');
  if (!element || !own || new URL(own, window.location.origin).href !== address) return null;
  element.remove();
  return JSON.parse(element.textContent);
}
