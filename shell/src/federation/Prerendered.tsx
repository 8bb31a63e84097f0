import { useEffect, useLayoutEffect, useRef } from 'react';
import { paths } from '@tree-service/kernel/contract';

/** Id of the element that holds the prerendered page. */
export const PRERENDERED_ID = 'prerendered';

const STYLES = 'link[data-prerendered]';

// Kept before the application renders for the first time and so replaces the prerendered page. As
// elements: written as text they would have to be trusted not to run.
let kept: readonly Node[] = [...(document.getElementById(PRERENDERED_ID)?.childNodes ?? [])];

/** Whether the page at this path was prerendered and its live version has not arrived yet. */
export function isPrerendered(pathname: string): boolean {
  return pathname === paths.home() && kept.length > 0;
}

/** The prerendered home page. Its links work; nothing else has to. */
export function Prerendered() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...kept);
  }, []);
  return <div id={PRERENDERED_ID} ref={place} />;
}

/** Drops the prerendered page; rendered beside a page that has arrived. */
export function PageArrived() {
  useEffect(() => {
    kept = [];
    for (const link of document.querySelectorAll(STYLES)) link.remove();
  }, []);
  return null;
}
