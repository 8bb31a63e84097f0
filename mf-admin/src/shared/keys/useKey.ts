import { useEffectEvent, useLayoutEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable], [role="combobox"], [role="textbox"]';
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key press is a command: not while typing, in a dialog or a menu, held down, or with others. */
function isCommand(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return false;
  if (repeat || isComposing) return false;
  if (target instanceof Element && target.closest(FIELDS) !== null) return false;
  return document.querySelector(LAYERS) === null;
}

/** Does something when a letter is pressed without Ctrl, Alt or Meta; null does nothing. */
export function useKey(letter: string, run: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (run === null || event.key.toLowerCase() !== letter || !isCommand(event)) return;
    event.preventDefault();
    run();
  });
  // Before the button is seen, so that its key works from then on.
  useLayoutEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
