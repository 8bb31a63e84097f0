import { useEffect } from 'react';
import { paths } from '@tree-service/kernel/contract';

/** Where the page that was drawn ahead stands in the document. */
export const FIRST_VIEW_ID = 'first-view';

/** Marks the style sheets of what was drawn ahead. */
const STYLES = 'link[data-first-view]';

// Taken before the application draws for the first time and so replaces what was drawn ahead.
let drawnAhead = document.getElementById(FIRST_VIEW_ID)?.innerHTML ?? '';

/** Whether the page at this path was drawn ahead and its living counterpart has not arrived yet. */
export function isDrawnAhead(pathname: string): boolean {
  return pathname === paths.home() && drawnAhead !== '';
}

/** The home page as it was drawn ahead. Its links work; nothing else has to. */
export function FirstView() {
  return <div id={FIRST_VIEW_ID} dangerouslySetInnerHTML={{ __html: drawnAhead }} />;
}

/** Shown beside a page that has arrived: what was drawn ahead is over. */
export function PageArrived() {
  useEffect(() => {
    drawnAhead = '';
    for (const link of document.querySelectorAll(STYLES)) link.remove();
  }, []);
  return null;
}
