/** What someone entered into a page before its scripts ran. */
interface Entry {
  readonly element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  readonly value: string;
  readonly isChecked: boolean;
}

const kept = new Map<Entry['element'], Entry>();
let focused: Entry['element'] | null = null;

function keep(element: Entry['element']): void {
  const isChecked = element instanceof HTMLInputElement && element.checked;
  kept.set(element, { element, value: element.value, isChecked });
}

function isField(target: unknown): target is Entry['element'] {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function keepEntered({ target }: Event): void {
  if (isField(target) && target.type !== 'file') keep(target);
}

function keepFocus({ target }: Event): void {
  focused = isField(target) ? target : null;
}

/** A field that was taken off the page with the focus in it still has it, as far as its user knows. */
function dropFocus({ target }: Event): void {
  queueMicrotask(() => {
    const isLeft = target === focused && target !== document.activeElement;
    if (isLeft && focused?.isConnected) focused = null;
  });
}

const HANDLERS = [
  ['input', keepEntered],
  ['change', keepEntered],
  ['focusin', keepFocus],
  ['focusout', dropFocus],
] as const;

function isChanged(element: Entry['element']): boolean {
  if (element instanceof HTMLSelectElement) {
    return [...element.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    return element.checked !== element.defaultChecked;
  }
  return element.value !== element.defaultValue;
}

/**
 * Remembers what was entered below an element, right before the application takes it over, and from then
 * on what is entered until it has: a form that takes over a field sets it to what it starts with.
 */
export function keepTyped(root: Element): void {
  const elements = root.querySelectorAll<Entry['element']>('input, textarea, select');
  [...elements].filter(isChanged).forEach(keep);
  focused = isField(document.activeElement) ? document.activeElement : null;
  for (const [kind, handler] of HANDLERS) document.addEventListener(kind, handler, true);
}

function setPast(element: Entry['element'], name: 'value' | 'checked', to: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name)?.set?.call(element, to);
}

/** The field that took the place of one, where the page was drawn again. */
function sameField(before: Entry['element']): Entry['element'] | undefined {
  const fields = document.querySelectorAll<Entry['element']>('input, textarea, select');
  return [...fields].find(
    ({ name, type, value }) =>
      name !== '' &&
      name === before.name &&
      type === before.type &&
      (type !== 'radio' || value === before.value),
  );
}

/**
 * Enters a value as its user did. React compares an event with the value it knows, which is this one
 * already, and would take no notice; so the empty value is set first.
 */
function enter({ element: before, value, isChecked }: Entry): void {
  const element = before.isConnected ? before : sameField(before);
  if (!element) return;
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    // A click turns it, for everyone who listens.
    element.checked = !isChecked;
    setPast(element, 'checked', !isChecked);
    element.click();
    return;
  }
  element.value = '';
  setPast(element, 'value', value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Gives the focus back to the field it was in when the page was drawn again around it, so that typing goes on. */
export function restoreFocus(): void {
  if (focused === null || document.activeElement !== document.body) return;
  const field = focused.isConnected ? focused : sameField(focused);
  field?.focus({ preventScroll: true });
}

/** Enters it again, into a page that has just been drawn. Can be repeated until the page listens. */
export function enterTyped(): void {
  [...kept.values()].forEach(enter);
  restoreFocus();
}

/** Enters it again, now that the page listens; what is typed from now on is the page's own. */
export function restoreTyped(): void {
  for (const [kind, handler] of HANDLERS) document.removeEventListener(kind, handler, true);
  enterTyped();
  kept.clear();
  focused = null;
}
