/** What a person may choose instead of the system's setting. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Applies a theme without a render; 'system' follows the device again. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', choice);
}

/** The current choice: 'system' when nothing overrides the device. */
export function currentThemeChoice(): ThemeChoice {
  const value = document.documentElement.getAttribute('data-theme');
  return value === 'light' || value === 'dark' ? value : 'system';
}
