import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { queryClient } from '@tree-service/kernel';

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
export function refreshDrawnData(): void {
  for (const queryKey of keys) {
    void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }
  keys = [];
}
