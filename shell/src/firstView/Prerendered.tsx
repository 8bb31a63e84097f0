import { useEffect } from 'react';
import { releaseSubmit } from './heldSubmit';
import { restoreTyped } from './typedBefore';

/** Id of the element that holds a drawn page until the live one has arrived. */
export const PRERENDERED_ID = 'prerendered';

let drawn: { readonly path: string; readonly markup: string } | null = null;

/** Keeps the area of a page drawn ahead, before the application replaces it. */
export function keepDrawn(root: Element, path: string): void {
  const markup = root.querySelector('main')?.innerHTML ?? '';
  drawn = markup === '' ? null : { path, markup };
}

/** Whether the page at this path was drawn ahead and its live version has not arrived yet. */
export function isPrerendered(pathname: string): boolean {
  return drawn?.path === pathname;
}

/** The page as it was drawn ahead. Its links work; nothing else has to. */
export function Prerendered() {
  return <div id={PRERENDERED_ID} dangerouslySetInnerHTML={{ __html: drawn?.markup ?? '' }} />;
}

/** Attribute of the root element once the page of the address works; tests and benchmarks wait for it. */
const ARRIVED = 'data-arrived';

/** Takes up what people did with the drawn page, and drops it; rendered after a page that has arrived. */
export function PageArrived() {
  useEffect(() => {
    drawn = null;
    restoreTyped();
    releaseSubmit();
    document.getElementById('root')?.setAttribute(ARRIVED, '');
  }, []);
  return null;
}
