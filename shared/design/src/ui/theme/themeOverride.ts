import { browserStorage } from '@tree-service/kernel';

/** What a person may choose instead of the system's setting. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Where a device remembers the choice; the page applies it before anything is painted: shell/src/index.html. */
const STORED_AS = 'appearance';

/** Applies a theme without a render; 'system' follows the device again. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', choice);
}

/** Applies a theme and remembers it on this device. */
export function rememberThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') browserStorage.remove(STORED_AS);
  else browserStorage.write(STORED_AS, choice);
  applyThemeChoice(choice);
}

/** The current choice: 'system' when nothing overrides the device. */
export function currentThemeChoice(): ThemeChoice {
  const value = document.documentElement.getAttribute('data-theme');
  return value === 'light' || value === 'dark' ? value : 'system';
}
