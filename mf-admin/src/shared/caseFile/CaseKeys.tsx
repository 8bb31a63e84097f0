import {
  createContext,
  use,
  useState,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import styled from 'styled-components';
import { browserStorage } from '@tree-service/kernel';
import { fontSize, radius, space } from '@tree-service/design';

const STORED = 'admin-single-keys';
const OFF = 'off';

interface CaseKeysState {
  readonly areOn: boolean;
  readonly turn: (on: boolean) => void;
}

/** Null outside of a case of the review queue, where several buttons could mean the same key. */
const CaseKeysContext = createContext<CaseKeysState | null>(null);

/** Lets the buttons of one case have keys of their own, unless the reader turned them off on this device. */
export function CaseKeys({ children }: { readonly children: ReactNode }) {
  const [areOn, setAreOn] = useState(() => browserStorage.read(STORED) !== OFF);
  const turn = (on: boolean) => {
    setAreOn(on);
    if (on) browserStorage.remove(STORED);
    else browserStorage.write(STORED, OFF);
  };
  return <CaseKeysContext value={{ areOn, turn }}>{children}</CaseKeysContext>;
}

/** Whether keys are on, and how to turn them; null outside of a case. */
export const useCaseKeys = (): CaseKeysState | null => use(CaseKeysContext);

/** Whether the buttons of this page have keys. */
export const useHasKeys = (): boolean => use(CaseKeysContext)?.areOn ?? false;

const Cap = styled.kbd`
  padding: 0 ${space(1)};
  border: 1px solid currentcolor;
  border-radius: ${radius.sm};
  font-family: inherit;
  font-size: ${fontSize.xs};
  font-weight: 600;
  line-height: 1.5;
`;

/** The letter of a button, for the eye: screen readers hear it from aria-keyshortcuts. */
export function KeyCap({ letter }: { readonly letter: string }) {
  return <Cap aria-hidden>{letter.toUpperCase()}</Cap>;
}

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
