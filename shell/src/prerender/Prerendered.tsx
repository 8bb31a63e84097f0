import { useEffect } from 'react';
import { refreshDrawnData } from './drawnData';
import { releaseSubmit } from './heldSubmit';
import { restoreTyped } from './typedBefore';

/** Id of the element that holds a drawn page until the live one has arrived. */
const PRERENDERED_ID = 'prerendered';

let drawn: { readonly path: string; readonly content: DocumentFragment } | null = null;

/** Keeps the area of a page drawn ahead, before the application replaces it. */
export function keepDrawn(root: Element, path: string): void {
  const content = document.createDocumentFragment();
  for (const node of root.querySelector('main')?.childNodes ?? []) {
    content.append(node.cloneNode(true));
  }
  drawn = content.hasChildNodes() ? { path, content } : null;
}

/** Whether the page at this path was drawn ahead and its live version has not arrived yet. */
export function isPrerendered(pathname: string): boolean {
  return drawn?.path === pathname;
}

/** The page as it was drawn ahead. Its links work; nothing else has to. */
export function Prerendered() {
  const fill = (place: HTMLElement | null) => {
    if (drawn !== null) place?.replaceChildren(drawn.content.cloneNode(true));
  };
  return <div id={PRERENDERED_ID} ref={fill} />;
}

/** Attribute of the root element once the page of the address works; tests and benchmarks wait for it. */
const ARRIVED = 'data-arrived';

/**
 * Takes up what people did with the drawn page, and drops it; rendered after a page that has arrived. A
 * form in a boundary of its own would still be on its way then.
 */
export function PageArrived() {
  useEffect(() => {
    drawn = null;
    restoreTyped();
    releaseSubmit();
    refreshDrawnData();
    document.getElementById('root')?.setAttribute(ARRIVED, '');
  }, []);
  return null;
}
