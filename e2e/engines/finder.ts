import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

// Runs in the page: finds elements as the tests of components do, in every engine alike.

/** A text, or a regular expression in a form that can be sent. */
export type Words = string | { readonly source: string; readonly flags: string };

/** What to look for. The first that is visible counts. */
export interface Query {
  readonly by: 'role' | 'label' | 'text';
  readonly role?: string;
  readonly words?: Words;
  /** A selector of what it must be inside. */
  readonly inside?: string;
}

/** The element that was found last carries this attribute. */
const MARK = 'data-found';

function isVisible(element: Element): boolean {
  const isShown = element.getClientRects().length > 0;
  return isShown && getComputedStyle(element).visibility === 'visible';
}

function candidatesIn(place: HTMLElement, { by, role = '', words = '' }: Query): HTMLElement[] {
  const wanted = typeof words === 'string' ? words : new RegExp(words.source, words.flags);
  if (by === 'role') return queryAllByRole(place, role, { ...(wanted !== '' && { name: wanted }) });
  if (by === 'text') return queryAllByText(place, wanted).filter(isVisible);
  // A label may go on with what its field expects. Fields for files are hidden behind buttons.
  const isWanted = (label: string) =>
    typeof wanted === 'string' ? label.startsWith(wanted) : wanted.test(label);
  return queryAllByLabelText(place, isWanted, { selector: 'input, textarea, select' });
}

let wasPressed = false;

const isFound = ({ target }: Event) => target instanceof Element && target.closest(`[${MARK}]`);
addEventListener('click', (event) => (wasPressed ||= Boolean(isFound(event))), { capture: true });

/** Marks the first match and brings it into view; returns how many there are. */
export function find(query: Query): number {
  wasPressed = false;
  const places = [...document.querySelectorAll<HTMLElement>(query.inside ?? 'body')];
  const found = places.flatMap((place) => candidatesIn(place, query));
  document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
  const [first] = found;
  // Radios and boxes are drawn by their labels.
  const drawn = first instanceof HTMLInputElement && /radio|checkbox/.test(first.type);
  const target = drawn ? (first.labels?.[0] ?? first) : first;
  target?.setAttribute(MARK, '');
  target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found.length;
}

Object.assign(globalThis, { treeServiceFinder: find, treeServicePressed: () => wasPressed });
