/** What someone entered into a page before its scripts ran. */
interface Entry {
  readonly element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  readonly value: string;
  readonly isChecked: boolean;
}

const kept = new Map<Entry['element'], Entry>();

function keep(element: Entry['element']): void {
  const isChecked = element instanceof HTMLInputElement && element.checked;
  kept.set(element, { element, value: element.value, isChecked });
}

function keepEntered({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.type === 'file') return;
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    keep(target);
  }
}

const ENTERING = ['input', 'change'] as const;

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
  for (const kind of ENTERING) document.addEventListener(kind, keepEntered, true);
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

/** Enters it again, now that the page listens. */
export function restoreTyped(): void {
  for (const kind of ENTERING) document.removeEventListener(kind, keepEntered, true);
  const entries = [...kept.values()];
  kept.clear();
  entries.forEach(enter);
}
