import { useEffect } from 'react';
import { paths } from '@tree-service/kernel/contract';

/** Id of the element that holds the prerendered page. */
export const PRERENDERED_ID = 'prerendered';

const STYLES = 'link[data-prerendered]';

// Read before the application renders for the first time and so replaces the prerendered page.
let markup = document.getElementById(PRERENDERED_ID)?.innerHTML ?? '';

/** Whether the page at this path was prerendered and its live version has not arrived yet. */
export function isPrerendered(pathname: string): boolean {
  return pathname === paths.home() && markup !== '';
}

/** The prerendered home page. Its links work; nothing else has to. */
export function Prerendered() {
  return <div id={PRERENDERED_ID} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Drops the prerendered page; rendered beside a page that has arrived. */
export function PageArrived() {
  useEffect(() => {
    markup = '';
    for (const link of document.querySelectorAll(STYLES)) link.remove();
  }, []);
  return null;
}
