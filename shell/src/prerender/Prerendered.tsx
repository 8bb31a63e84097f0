import { useEffect, useLayoutEffect } from 'react';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { queryClient } from '@tree-service/kernel';
import { releaseSubmit } from './heldSubmit';
import { enterTyped, restoreFocus, restoreTyped } from './typedBefore';

/** Id of the element with what was read to draw the page. */
const DATA_ID = 'drawn-data';

let keys: readonly (readonly unknown[])[] = [];

/** Takes what was read to draw this page, so that it is drawn the same. */
export function takeDrawnData(): void {
  const element = document.getElementById(DATA_ID);
  if (!element) return;
  element.remove();
  const state: DehydratedState = JSON.parse(element.textContent);
  hydrate(queryClient, state);
  keys = state.queries.map(({ queryKey }) => queryKey);
}

/** Reads it again: it is as old as the drawing. What is shown stays until the answer is there. */
function refreshDrawnData(): void {
  for (const queryKey of keys) {
    void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }
  keys = [];
}

/** Id of the element that holds a drawn page until the live one has arrived. */
const PRERENDERED_ID = 'prerendered';

let drawn: { readonly path: string; readonly nodes: readonly Node[] } | null = null;

/**
 * Keeps the content of a prerendered page before the application replaces it: the elements themselves, with
 * what was typed into them, or copies if the application hydrates the elements.
 */
export function keepDrawn(root: Element, path: string, isTakenOver: boolean): void {
  const nodes = [...(root.querySelector('main')?.childNodes ?? [])];
  const kept = isTakenOver ? nodes.map((node) => node.cloneNode(true)) : nodes;
  drawn = nodes.length > 0 ? { path, nodes: kept } : null;
}

/** Whether the page at this path was drawn ahead and its live version has not arrived yet. */
export function isPrerendered(pathname: string): boolean {
  return drawn?.path === pathname;
}

/** The page as it was drawn ahead. Its links work; nothing else has to. */
export function Prerendered() {
  const fill = (place: HTMLElement | null) => {
    if (drawn === null || place === null) return;
    place.replaceChildren(...drawn.nodes);
    restoreFocus();
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
  useLayoutEffect(enterTyped, []);
  useEffect(() => {
    drawn = null;
    restoreTyped();
    releaseSubmit();
    refreshDrawnData();
    document.getElementById('root')?.setAttribute(ARRIVED, '');
  }, []);
  return null;
}
